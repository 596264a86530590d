import type { ContentLanguage } from '#shared/content/content.ts';
import type { CaptionRequest } from './caption.ts';
import { discountOf } from './discount-of.ts';

type Claims = Record<ContentLanguage, RegExp>;

/* Beginnings of words, as `\b` knows no Turkish letters. */
const words = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})`, 'iu');

const DISCOUNTS: Claims = {
  en: words(
    String.raw`discount|\d+\s*% off|% off|on sale|sale price|clearance|reduced|save up|save \p{Sc}|bargain|instead of \p{Sc}|half price|deal of`,
  ),
  tr: words('indirim|kampanya|fırsat ürün|fırsatı kaçır|yarı fiyat|ucuzla|tenzilat'),
  es: words('descuent|rebaja|oferta|ganga|liquidación|mitad de precio'),
  fr: words('réduction|remise|promo(?:tion)?(?!\\p{L})|soldes|soldé|rabais|bonne affaire|moitié prix'),
  de: words(
    'rabatt|reduzier|sonderangebot|angebot|schnäppchen|ausverkauf|sale(?!\\p{L})|halber preis|günstiger als',
  ),
};

const CLAIMS: [string, Claims][] = [
  [
    'delivery',
    {
      en: words(
        'free (?:shipping|delivery|returns?)|ships? (?:free|today|tomorrow|worldwide)|(?:fast|quick|same-day|next-day|express) (?:shipping|delivery)|delivered (?:to|in|by|within)',
      ),
      tr: words('ücretsiz (?:kargo|teslimat|iade)|kargo|hızlı teslimat|aynı gün|kapıda ödeme|ertesi gün'),
      es: words('envío|entrega (?:rápida|gratis|en)|devoluci'),
      fr: words('livraison|livré|expédi|retours? gratuit|frais de port'),
      de: words('versand|lieferung|geliefert|lieferzeit|rückgabe|rücksendung'),
    },
  ],
  [
    'a guarantee',
    {
      en: words('guarantee|warranty|money.back|risk.free|lifetime'),
      tr: words('garanti|para iade|ömür boyu'),
      es: words('garant|de por vida'),
      fr: words('garanti|satisfait ou remboursé|à vie'),
      de: words('garant|geld.zurück|lebenslang'),
    },
  ],
  [
    'a review or popularity',
    {
      en: words(
        'best.?sell|review|customers? (?:love|say|rate)|loved by|everyone is talking|five.star|\\d.star|top.rated|trending|viral|most popular|favou?rite of|sold out',
      ),
      tr: words(
        'çok satan|en çok satı|en çok tercih|yorumlar(?:ı|da) (?:övülen|beğenilen)|müşteri(?:lerimiz|ler) (?:bayıl|çok sev)|beş yıldız|herkesin konuştu|tükeniyor|en popüler',
      ),
      es: words(
        'más vendid|superventas|reseñas|opiniones de|nuestros clientes (?:aman|adoran)|cinco estrellas|viral|más popular',
      ),
      fr: words(
        'meilleure?s? ventes?|best.?seller|avis (?:clients?|de nos)|nos clients (?:adorent|aiment)|cinq étoiles|viral|plus populaire|incontournable',
      ),
      de: words(
        'bestseller|meistverkauft|bewertung|kundenliebling|unsere kunden lieben|fünf sterne|viral|beliebteste',
      ),
    },
  ],
  [
    'urgency',
    {
      en: words(
        'limited (?:time|stock|edition|offer)|last chance|hurry(?:,|!| up)|only today|today only|ends (?:soon|today|tonight)|while (?:stocks|supplies) last|don.t miss|act now|selling fast|almost gone',
      ),
      tr: words(
        'sınırlı|son şans|son gün|acele et(?!me)|kaçırma|sadece bugün|yalnızca bugün|stoklarla|tükenmeden|bitmeden',
      ),
      es: words(
        'tiempo limitado|edición limitada|última oportunidad|solo hoy|sólo hoy|date prisa|no te lo pierdas|no se lo pierda|hasta agotar|antes de que se agote',
      ),
      fr: words(
        'durée limitée|édition limitée|dernière chance|aujourd.hui seulement|dépêche|ne (?:manquez|rate|ratez|manque) pas|jusqu.à épuisement|vite[\\s\u202F]*[!,]',
      ),
      de: words(
        'nur heute|nur für kurze zeit|letzte chance|limitiert|solange der vorrat|beeil|jetzt zuschlagen|schnell sein|nicht verpassen',
      ),
    },
  ],
  [
    'that something is the best, new or of high quality',
    {
      en: words(
        'the best|best.in.class|(?:highest|high|top|premium|superior) quality|finest|world.class|unbeatable|perfect quality|award.winning|brand.new|new arrival|just (?:arrived|landed|in)|handmade|hand-made|handcrafted|eco.friendly|sustainabl|organic|number one|#1',
      ),
      tr: words(
        'en iyi|en kalite|kaliteli|birinci sınıf|üstün kalite|yüksek kalite|premium|ödüllü|yeni (?:gelen|sezon|ürün)|yepyeni|el yapımı|el emeği|çevre dostu|organik|sürdürülebilir|eşsiz|bir numara',
      ),
      es: words(
        '(?:el|la|los|las) mejor|alta calidad|máxima calidad|primera calidad|inmejorable|premiad|recién llegad|novedad|hecho a mano|hecha a mano|artesanal|ecológic|sostenible|orgánic|número uno',
      ),
      fr: words(
        '(?:le|la|les) meilleur|haute qualité|qualité (?:supérieure|exceptionnelle)|imbattable|primé|nouveauté|tout nouveau|vient d.arriver|fait main|faite main|artisanal|écologique|écoresponsable|durable|(?<!lien (?:est )?en )bio(?!\\p{L})|numéro un',
      ),
      de: words(
        '(?:der|die|das) beste[nrs]?(?!\\p{L})|höchste qualität|hochwertig|beste qualität|erstklassig|unschlagbar|preisgekrönt|brandneu|neuheit|neu eingetroffen|handgemacht|handgefertigt|nachhaltig|umweltfreundlich|bio(?!\\p{L})|nummer eins',
      ),
    },
  ],
];

/** What a thing is made of, in the words of all five: «Baumwolle» is a fact where the catalogue says «cotton». */
const MATERIALS = [
  'cotton|poly.?cotton|pamuk|poli.?pamuk|algodón|coton(?!\\p{L})|baumwoll',
  'wool|yün(?!\\p{L})|lana(?!\\p{L})|laine|wolle|schurwoll',
  'leather|deri(?!\\p{L})|hakiki deri|cuero|piel auténtica|cuir|leder',
  'silk|ipek|seda(?!\\p{L})|soie(?!\\p{L})|seide',
  'linen|keten|lino(?!\\p{L})|lin naturel|leinen',
  'cashmere|kaşmir|cachemir|kaschmir',
  'gold(?:.plated)?(?!\\p{L})|altın (?:kaplama|takı|kolye)|oro(?!\\p{L})|plaqué or|vergoldet',
  'sterling|925 ayar|gümüş|plata(?!\\p{L})|argent massif|silber',
  'stainless|paslanmaz|acero|acier|edelstahl',
  'wood(?:en)?(?!\\p{L})|ahşap|madera|bois(?!\\p{L})|holz',
  'porcelain|porselen|porcelana|porcelaine|porzellan',
  'ceramic|seramik|cerámica|céramique|keramik',
  'bamboo|bambu|bambú|bambou|bambus',
  'polyester|poliester|poliéster',
  'viscose|viskon|viscosa|viskose',
  'marble|mermer|mármol|marbre|marmor',
  'velvet|kadife|terciopelo|velours|samt(?!\\p{L})',
].map(words);

/** Claims of a caption that the catalogue does not make itself. */
export function inventedClaims(
  own: string,
  { product, language }: Pick<CaptionRequest, 'product' | 'language'>,
): string[] {
  const { title, description, category, vendor, variants } = product;
  const catalogue = [title, description, category, vendor, ...variants].join('\n');
  const problems: string[] = [];
  const isInvented = (claim: RegExp) => matches(claim, own) && !matches(claim, catalogue);
  for (const [name, claims] of CLAIMS)
    if (isInvented(claims[language]) || isInvented(claims.en))
      problems.push(`The caption claims ${name}, which is not among the facts.`);
  if (!discountOf(product).isReduced && isInvented(DISCOUNTS[language]))
    problems.push('The caption speaks of a discount, and there is none.');
  if (MATERIALS.some(isInvented)) problems.push('The caption names a material that is not among the facts.');
  return problems;
}

/** İ and ı are no pair of i to a pattern. */
function matches(claim: RegExp, text: string): boolean {
  return claim.test(text) || (/[İI]/.test(text) && claim.test(text.toLocaleLowerCase('tr')));
}
