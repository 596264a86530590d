/** How a shop's pages look. */
export type StorefrontTheme = {
  /** In `logos`. */
  logo: string;
  language: string;
  themeColor: string;
  /** As the theme's settings have them: `18, 53, 91`. */
  button: string;
  accent: string;
  ink: string;
  headingFont: string;
  bodyFont: string;
};

/** What a page needs to know of a theme; the logo is named by the shop. */
export type Look = Omit<StorefrontTheme, 'logo'>;

/** Of a shop whose owner has chosen no theme. */
export const NEUTRAL_LOOK: Look = {
  language: 'en',
  themeColor: '#1f2328',
  button: '31, 35, 40',
  accent: '208, 215, 222',
  ink: '31, 35, 40',
  headingFont: 'system-ui, sans-serif',
  bodyFont: 'system-ui, sans-serif',
};

export const THEMES = {
  'yonder-gifts': {
    logo: 'yonder-gifts.png',
    language: 'en',
    themeColor: '#7a1f3d',
    button: '122, 31, 61',
    accent: '217, 138, 61',
    ink: '43, 27, 31',
    headingFont: '"Playfair Display", serif',
    bodyFont: 'Lora, serif',
  },
  'atelier-lumiere': {
    logo: 'atelier-lumiere.png',
    language: 'en',
    themeColor: '#1d3b36',
    button: '29, 59, 54',
    accent: '217, 138, 61',
    ink: '24, 32, 30',
    headingFont: '"Cormorant Garamond", Georgia, serif',
    bodyFont: 'Assistant, sans-serif',
  },
  'lumiere-istanbul': {
    logo: 'lumiere-istanbul.png',
    language: 'tr',
    themeColor: '#12355b',
    button: '18, 53, 91',
    accent: '242, 183, 5',
    ink: '20, 24, 31',
    headingFont: '"Bricolage Grotesque", sans-serif',
    bodyFont: '"DM Sans", sans-serif',
  },
} satisfies Record<string, StorefrontTheme>;
