/** What a Spanish description says, and what may be said of it in English and in French; `-` is nothing. */
export const SPANISH = `
La camisa es de 100 % algodón. => 100% cotton => 100 % coton
El bolso es de cuero genuino. => genuine leather => cuir véritable
La chaqueta es de polipiel. => faux leather => similicuir
Una mesa de roble macizo para ti. => solid oak => chêne massif
La botella es de acero inoxidable. => stainless steel => acier inoxydable
El jersey es de lana merina. => merino wool => laine mérinos
El vestido es de lino. => linen => lin
Un anillo de plata de ley para ti. => sterling silver => argent 925
Un collar chapado en oro para ti. => gold-plated => plaqué or
La taza es de porcelana. => porcelain => porcelaine
La vela es de cera de soja. => soy wax => cire de soja
Unas botas de ante para ti. => suede => daim
Las medidas son 24 x 8 cm. => 24 × 8 cm => 24 × 8 cm
Altura: 24,5 cm. => 24.5 cm high => 24,5 cm de haut
La capacidad es de 350 ml. => 350 ml => 350 ml
El peso es de 1,2 kg. => 1.2 kg => 1,2 kg
Color: azul marino. => navy => bleu marine
Es un bolso de cuero negro. => leather; black => cuir; noir
Es un juego de 6 para ti. => a set of 6 => un lot de 6
Contenido: 2 guantes y una bolsa. => 2 gloves and a bag => 2 gants et un sac
Perfecto para el camping y los viajes. => camping; travel => le camping; les voyages
Ideal para la oficina. => the office => le bureau
Una tienda para 4 personas. => up to 4 people => 4 personnes au maximum
Un vestido con manga larga. => long-sleeved => à manches longues
La chaqueta es impermeable. => waterproof => imperméable
La taza es apta para lavavajillas. => dishwasher-safe => compatible lave-vaisselle
Las sillas son plegables y ligeras. => lightweight; foldable => léger; pliable
La lámpara es recargable e inalámbrica. => rechargeable; wireless => rechargeable; sans fil
Está hecha a mano para ti. => handmade => fait main
La crema es vegana y sin parabenos. => paraben-free; vegan => sans parabène; végan
No usar lejía en la prenda. => do not bleach => ne pas blanchir
Lavar a mano, por favor. => hand wash => lavage à la main
Hecho en España. => Spain => Espagne
Está fabricado a mano en Portugal. => Portugal => Portugal
Un zapato con suela de caucho. => with a rubber sole => avec semelle en caoutchouc
La chaqueta no es impermeable. => - => -
Es un bolso sin cuero. => - => -
Es un bolso efecto cuero para ti. => - => -
De algodón o de lana. => - => -
Las pilas se venden por separado. => - => -
Es compatible con cargadores inalámbricos. => - => -
La funda es opcional e impermeable. => - => -
Es más suave que la seda. => - => -
Un limpiador para cuero y ante. => - => -
No es apto para bebés. => - => -
Hasta 120 kg para ti. => - => -
El forro es de 100 % poliéster. => - => -
Si buscas una chaqueta impermeable. => - => -
Combina con la mesa de roble. => - => -
De 10 a 15 cm para ti. => - => -
¿Buscas un regalo hecho a mano? => - => -
El modelo mide 178 cm y lleva la talla S. => - => -
`;
