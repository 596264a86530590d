/** The kinds of goods that pieces are written for; `other` fits everything. */
export const KINDS = [
  'jewellery',
  'shoes',
  'accessories',
  'clothing',
  'plants',
  'furniture',
  'kitchen',
  'food',
  'beauty',
  'toys',
  'stationery',
  'photo',
  'electronics',
  'sports',
  'pets',
  'home',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/*
 * Beginnings of words in category names (Shopify's taxonomy, Shopier's Turkish, and the other languages) and, where
 * the category says nothing («Women», «Equipment», «Sale»), in titles. A trailing `$` asks for the whole word.
 */
const WORDS: Record<Exclude<Kind, 'other'>, string> = {
  jewellery:
    'jewel necklace$ necklaces bracelet earring ring$ rings$ pendant brooch takı kolye küpe bileklik yüzük$ kolyeler mücevher joyer collar$ pulsera pendiente anillo bijou collier bracelet boucles bague$ schmuck halskette armband$ ohrring',
  shoes:
    'shoe footwear sneaker boot$ boots$ loafer sandal slipper heels$ ayakkabı bot$ çizme terlik zapat calzado botas$ zapatilla sandalia chaussure bottes$ basket$ schuh stiefel',
  accessories:
    'accessor watch$ watches sunglass handbag bag$ bags$ backpack belt$ belts wallet scarf scarves luggage aksesuar çanta saat$ saatler gözlük$ kemer$ cüzdan atkı$ şal$ accesorio bolso reloj cinturón gafas sac$ sacs$ montre ceinture tasche$ taschen uhr$ uhren gürtel accessoire',
  clothing:
    'clothing apparel clothes fashion tops$ tee$ tees$ t-shirt tshirt tişört shirt dress$ dresses jean trouser pants$ skirt sweater hoodie jacket coat$ coats cap$ caps$ hat$ hats$ beanie blouse swimwear sock underwear lingerie giyim elbise gömlek pantolon etek$ kazak ceket mont$ şapka$ bere$ çorap moda$ ropa vestido camisa camiseta pantal falda chaqueta abrigo vêtement robe$ robes$ chemise jupe manteau veste$ bekleidung kleidung kleid$ kleider hemd hose$ hosen rock$ jacke mantel mode$ damenmode herrenmode',
  plants:
    'plant garden flower seeds$ succulent cactus orchid bonsai bahçe bitki çiçek$ çiçekler saksı tohum jardín planta flores$ jardin plante fleur garten pflanze blume',
  furniture:
    'furniture sofa chair table$ tables desk$ stool shelf shelves wardrobe mattress mobilya koltuk sandalye masa$ dolap$ mueble silla mesa$ estanter meuble chaise$ canapé étagère möbel stuhl tisch$ regal$',
  kitchen:
    'kitchen cookware tableware drinkware dinnerware bakeware mug mugs$ cup$ cups$ plate$ plates bowl mutfak kupa$ kupalar fincan tabak kase$ bardak tencere sofra cocina taza plato vajilla cuisine tasse$ tasses vaisselle assiette küche geschirr tasse$ teller',
  food: 'food beverage snack coffee$ tea$ teas chocolate honey jam$ spice drinks grocery gıda yiyecek içecek kahve$ çay$ bal$ reçel çikolata baharat aliment comida bebida café$ té$ miel$ épicerie boisson thé$ chocolat lebensmittel getränk kaffee$ tee$ honig schokolade',
  beauty:
    'beauty cosmetic skin skincare makeup make-up perfume fragrance soap$ soaps hair personal-care kozmetik güzellik cilt$ makyaj parfüm sabun saç$ belleza cosmétic cosmétiq perfume jabón beauté parfum savon soin$ soins kosmetik schönheit seife',
  toys: 'toy toys games$ puzzle doll plush oyuncak oyun$ bebek$ juguete muñeca jouet peluche spielzeug spiele$ puppe',
  stationery:
    'stationery paper notebook journal planner book$ books$ pen$ pens$ pencil card$ cards$ sticker kırtasiye defter kitap kalem ajanda papeler libro cuaderno papeter livre$ livres carnet schreibwaren papier$ buch$ bücher notizbuch',
  photo: 'photo camera cameras lens$ tripod fotoğraf kamera fotograf cámara appareil-photo kameras objektiv$',
  electronics:
    'electronic computer laptop tablet$ phone$ phones headphone audio cable monitor keyboard elektronik bilgisayar telefon kulaklık ordenador electrónic informática auricular électroniq ordinateur informatique elektronik handy$ kopfhörer',
  sports:
    'sport fitness outdoor camping cycling bike bicycle yoga ball$ football basketball tennis boxing skateboard tent$ rope$ spor$ kamp$ bisiklet top$ deporte bicicleta vélo fahrrad',
  pets: 'pet$ pets$ dog$ dogs cat$ cats evcil köpek$ kedi$ mascota perro$ gato$ animal animaux chien$ chat$ haustier hund$ katze',
  home: 'home$ decor candle lighting lamp$ lamps rug$ rugs bedding textile cushion vase frame$ ev$ dekor mum$ mumlar aydınlatma halı nevresim yastık hogar vela$ velas lámpara cojín maison bougie luminaire coussin tapis déco haus$ wohnen deko kerze lampe teppich kissen',
};

const PATTERNS = Object.entries(WORDS).map(([kind, words]) => {
  const beginnings = words.split(' ').map((word) => word.replace('$', String.raw`(?![\p{L}\p{N}])`));
  return [kind as Kind, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${beginnings.join('|')})`, 'u')] as const;
});

/** The last part of a category path is the narrowest, so it is asked first; the title last. */
export function kindOf(category: string | null, title: string): Kind {
  const parts = (category ?? '').split(/[>/|»]/).reverse();
  for (const text of [...parts, title]) {
    const words = text.toLocaleLowerCase(/[İIığş]/.test(text) ? 'tr' : 'en').trim();
    const english = text.toLowerCase();
    const found = PATTERNS.find(([, pattern]) => pattern.test(words) || pattern.test(english));
    if (found) return found[0];
  }
  return 'other';
}

export const KIND_EMOJI: Record<Kind, string[]> = {
  jewellery: ['✨', '💎'],
  shoes: ['👟', '🙌'],
  accessories: ['✨', '😎'],
  clothing: ['👕', '🙌', '✨'],
  plants: ['🌿', '🌱', '💚'],
  furniture: ['🏡', '✨'],
  kitchen: ['🍽️', '😋', '💛'],
  food: ['😋', '🧡'],
  beauty: ['✨', '💆'],
  toys: ['🎈', '🧸'],
  stationery: ['✏️', '📝'],
  photo: ['📸', '📷'],
  electronics: ['💻', '⚡'],
  sports: ['💪', '🙌', '⚡'],
  pets: ['🐾', '🧡'],
  home: ['🏡', '✨'],
  other: ['✨', '🙌', '👀'],
};
