/** What a French description says, and what may be said of it in English and in German; `-` is nothing. */
export const FRENCH = `
La chemise est en 100 % coton. => 100% cotton => 100 % Baumwolle
Le sac est en cuir véritable. => genuine leather => Echtleder
La veste est en similicuir. => faux leather => Kunstleder
Une table en chêne massif pour vous. => solid oak => massive Eiche
La gourde est en acier inoxydable. => stainless steel => Edelstahl
Le pull est en laine mérinos. => merino wool => Merinowolle
La robe est en lin. => linen => Leinen
Une bague en argent 925 pour vous. => sterling silver => 925er-Silber
Un collier plaqué or pour vous. => gold-plated => vergoldet
La tasse est en porcelaine. => porcelain => Porzellan
La bougie est en cire de soja. => soy wax => Sojawachs
Dimensions : 24 x 8 cm. => 24 × 8 cm => 24 × 8 cm
Hauteur : 24,5 cm. => 24.5 cm high => 24,5 cm hoch
La contenance est de 350 ml. => 350 ml => 350 ml
Le poids est de 1,2 kg. => 1.2 kg => 1,2 kg
Couleur : bleu marine. => navy => marineblau
C’est un sac en cuir noir. => leather; black => Leder; schwarz
C’est un lot de 6 pour vous. => a set of 6 => 6er-Set
Contenu : 2 gants et un sac. => 2 gloves and a bag => 2 Handschuhe und eine Tasche
Parfait pour le camping et les voyages. => camping; travel => Camping; Reisen
Idéal pour le bureau. => the office => das Büro
Une tente pour 4 personnes. => up to 4 people => bis zu 4 Personen
La veste est imperméable. => waterproof => wasserdicht
Des tasses imperméables et légères. => waterproof; lightweight => wasserdicht; leicht
La tasse passe au lave-vaisselle. => dishwasher-safe => spülmaschinenfest
La chaise est pliante. => foldable => faltbar
La lampe est rechargeable et sans fil. => rechargeable; wireless => wiederaufladbar; kabellos
C’est fait main. => handmade => handgemacht
Des bols faits à la main pour vous. => handmade => handgemacht
La crème est végane et sans parabènes. => paraben-free; vegan => parabenfrei; vegan
Ne pas repasser. => do not iron => nicht bügeln
Lavable en machine à 30 degrés pour vous. => machine wash at 30 °C => Maschinenwäsche bei 30 °C
Fabriqué en France. => France => Frankreich
Cette nappe est tissée à la main au Portugal. => handwoven; Portugal => handgewebt; Portugal
Une chaussure avec semelle en caoutchouc. => with a rubber sole => mit Sohle aus Gummi
La veste n’est pas imperméable. => - => -
C’est un sac sans cuir. => - => -
C’est un sac aspect cuir pour vous. => - => -
Existe en coton ou en laine. => - => -
En coton ou en lin. => - => -
Les piles sont vendues séparément. => - => -
Compatible avec les chargeurs sans fil. => - => -
La housse est en option et imperméable. => - => -
Plus doux que la soie. => - => -
Un nettoyant pour cuir et daim. => - => -
Ne convient pas pour les bébés. => - => -
Jusqu’à 120 kg pour vous. => - => -
La doublure est en 100 % polyester. => - => -
Si vous cherchez une veste imperméable. => - => -
Assorti à notre table en chêne. => - => -
De 10 à 15 cm pour vous. => - => -
Vous cherchez un cadeau fait main ? => - => -
Le mannequin mesure 178 cm. => - => -
`;
