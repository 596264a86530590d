import type { FactKind } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

/** The small words of slides, in the language of the post. */
interface Labels {
  fact: Record<FactKind, string>;
  /** What a picture that teaches has as its steps are tips that need no order. */
  step: (place: number) => string;
  options: (count: number) => string;
  /** Above the store's name, where a carousel ends. */
  order: string;
  /** Where one that teaches ends. */
  save: string;
}

export const SLIDE_LABELS: Record<ContentLanguage, Labels> = {
  en: {
    fact: {
      material: 'Material',
      measure: 'Size',
      capacity: 'Holds',
      weight: 'Weight',
      colour: 'Colour',
      contents: 'In the box',
      use: 'Made for',
      feature: 'Good to know',
      care: 'Care',
      origin: 'Made in',
    },
    step: (place) => `Tip ${place}`,
    options: (count) => `${count} options`,
    order: 'Order from',
    save: 'Save this for later',
  },
  tr: {
    fact: {
      material: 'Malzeme',
      measure: 'Ölçü',
      capacity: 'Hacim',
      weight: 'Ağırlık',
      colour: 'Renk',
      contents: 'Kutu içeriği',
      use: 'Kullanım',
      feature: 'Özellik',
      care: 'Bakım',
      origin: 'Üretim yeri',
    },
    step: (place) => `İpucu ${place}`,
    options: (count) => `${count} seçenek`,
    order: 'Sipariş için',
    save: 'Kaydet, lazım olur',
  },
  es: {
    fact: {
      material: 'Material',
      measure: 'Medidas',
      capacity: 'Capacidad',
      weight: 'Peso',
      colour: 'Color',
      contents: 'Incluye',
      use: 'Ideal para',
      feature: 'Bueno saberlo',
      care: 'Cuidado',
      origin: 'Hecho en',
    },
    step: (place) => `Consejo ${place}`,
    options: (count) => `${count} opciones`,
    order: 'Pídelo en',
    save: 'Guárdalo para luego',
  },
  fr: {
    fact: {
      material: 'Matière',
      measure: 'Dimensions',
      capacity: 'Contenance',
      weight: 'Poids',
      colour: 'Couleur',
      contents: 'Contenu',
      use: 'Pour',
      feature: 'À savoir',
      care: 'Entretien',
      origin: 'Origine',
    },
    step: (place) => `Conseil ${place}`,
    options: (count) => `${count} options`,
    order: 'À commander chez',
    save: 'À garder pour plus tard',
  },
  de: {
    fact: {
      material: 'Material',
      measure: 'Maße',
      capacity: 'Fassungsvermögen',
      weight: 'Gewicht',
      colour: 'Farbe',
      contents: 'Lieferumfang',
      use: 'Gemacht für',
      feature: 'Gut zu wissen',
      care: 'Pflege',
      origin: 'Herkunft',
    },
    step: (place) => `Tipp ${place}`,
    options: (count) => `${count} Varianten`,
    order: 'Zu bestellen bei',
    save: 'Für später speichern',
  },
};
