/** Names in use besides those that the language data knows. */
const ALIASES: Record<string, string> = {
  turkey: 'TR',
  tur: 'TR',
  turkiyecumhuriyeti: 'TR',
  republicofturkey: 'TR',
  usa: 'US',
  america: 'US',
  amerika: 'US',
  england: 'GB',
  ingiltere: 'GB',
  holland: 'NL',
};

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codes = countryCodes();
const byName = countryNames();

/** A country as Shopier's buyers have it, by name or code in Turkish or English → ISO 3166 code; null when unknown. */
export function countryCodeOf(country: string | null): string | null {
  if (!country) return null;
  const text = country.trim();
  if (/^[a-z]{2}$/i.test(text)) {
    const code = new Intl.Locale(`und-${text}`).region!;
    return codes.includes(code) ? code : null;
  }
  return byName.get(folded(text)) ?? null;
}

function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Withdrawn codes carry the name of the country that followed, and unions are no countries.
  return pairs.filter(
    (code) =>
      regionNames.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code &&
      !/^(EU|EZ|UN|QO|ZZ|X[A-JL-Z])$/.test(code),
  );
}

function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of ['en', 'tr']) {
    const namesHere = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) names.set(folded(namesHere.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
  return names;
}

/** Turkish capitals and accents are typed in every way: `TÜRKİYE`, `Turkiye`. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^a-z]/g, '');
}
