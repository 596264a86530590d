/** Colours with their shades: English | Turkish | German | French | Spanish. */
export const COLOURS = `
black | siyah | schwarz | noir | negro
white | beyaz | weiß, weiss | blanc, blanche | blanco
off-white, off white | kırık beyaz | cremeweiß, offwhite, off-white | blanc cassé | blanco roto
ivory | fildişi, fil dişi | elfenbeinfarben, elfenbein | ivoire | marfil
cream, cream-coloured | krem | creme, cremefarben | crème, écru | crema
ecru | ekru | ecru | écru clair | crudo
beige | bej | beige | beige | beige
sand, sand-coloured | kum rengi, kum beji | sandfarben | sable | arena
tan, tan-brown, tan brown | taba | hellbraun | brun clair, fauve | marrón claro
camel | deve tüyü | camel, kamelfarben | camel | camel
brown | kahverengi, kahve rengi | braun | marron, brun | marrón
dark brown | koyu kahverengi, koyu kahve | dunkelbraun | marron foncé, brun foncé | marrón oscuro
chocolate brown | çikolata kahvesi | schokobraun, schokoladenbraun | marron chocolat | marrón chocolate
taupe | vizon | taupe | taupe | topo
grey, gray | gri | grau | gris | gris
light grey, light gray | açık gri | hellgrau | gris clair | gris claro
dark grey, dark gray, charcoal | koyu gri, füme | dunkelgrau | gris foncé | gris oscuro
anthracite | antrasit | anthrazit | anthracite | antracita
red | kırmızı | rot | rouge | rojo
dark red | koyu kırmızı | dunkelrot | rouge foncé | rojo oscuro
crimson, crimson red | kızıl | karminrot | rouge cramoisi, cramoisi | carmesí
burgundy, bordeaux, =maroon | bordo | bordeauxrot, bordeaux, weinrot | bordeaux, lie-de-vin | burdeos, granate
brick red | kiremit, kiremit rengi | ziegelrot | brique, rouge brique | rojo teja, teja
coral | mercan | korallenrot, koralle, korallfarben | corail | coral
orange | turuncu, =oranj | orange | orange | naranja
peach, =peach-coloured | şeftali rengi | pfirsichfarben | pêche | melocotón
apricot | kayısı rengi | aprikosenfarben, apricot | abricot | albaricoque
salmon | somon | lachsfarben | saumon | salmón
yellow | sarı | gelb | jaune | amarillo
mustard, mustard yellow | hardal, hardal sarısı, hardal rengi | senfgelb, senffarben | moutarde, jaune moutarde | mostaza
lemon yellow | limon sarısı | zitronengelb | jaune citron | amarillo limón
gold-tone, gold-coloured, gold-colored, gold tone, golden | altın rengi, gold rengi, altın renkli | goldfarben, goldfarbig | doré | dorado
silver-tone, silver-coloured, silver-colored, silver tone | gümüş rengi, gümüş renkli | silberfarben, silberfarbig | argenté | plateado
copper-coloured, copper-colored, copper tone | bakır rengi, bakır renkli | kupferfarben | cuivré | cobrizo
rose gold, rose gold tone | rose gold, roze | roségoldfarben, roségold | or rose, doré rose | oro rosa, oro rosado
green | yeşil | grün | vert | verde
light green | açık yeşil | hellgrün | vert clair | verde claro
dark green | koyu yeşil | dunkelgrün | vert foncé | verde oscuro
olive green, olive | zeytin yeşili | olivgrün, oliv | vert olive, olive | verde oliva
khaki | haki | khaki | kaki | caqui
mint, mint green | mint yeşili, su yeşili, nane yeşili, mint | mintgrün, mint | vert menthe, menthe | verde menta, menta
sage green, sage | adaçayı yeşili | salbeigrün, salbei | vert sauge, sauge | verde salvia, salvia
emerald green, emerald | zümrüt yeşili | smaragdgrün | vert émeraude, émeraude | verde esmeralda, esmeralda
bottle green, forest green | nefti, orman yeşili | tannengrün, flaschengrün | vert bouteille, vert sapin | verde botella
blue | mavi | blau | bleu | azul
light blue, pale blue, sky blue, baby blue | açık mavi, bebek mavisi, gök mavisi | hellblau, himmelblau, babyblau | bleu clair, bleu ciel | azul claro, azul celeste, celeste
dark blue | koyu mavi | dunkelblau | bleu foncé | azul oscuro
navy, navy blue | lacivert | marineblau, navy, nachtblau | bleu marine, marine | azul marino
royal blue | saks mavisi, saks | königsblau, royalblau | bleu roi | azul real, azulón
petrol, petrol blue | petrol mavisi, petrol | petrol, petrolblau, petrolfarben | bleu pétrole | azul petróleo, petróleo
turquoise | turkuaz | türkis, türkisblau | turquoise | turquesa
purple | mor | lila, purpur | violet, =pourpre | morado, púrpura
violet | menekşe rengi, menekşe moru | violett | !violet, violine | violeta
lilac, mauve | lila | flieder, fliederfarben, mauve | lilas, mauve | lila, malva
lavender | lavanta rengi | lavendelfarben | lavande | lavanda
plum, plum-coloured | mürdüm | pflaumenfarben | prune | ciruela
pink | pembe | rosa | rose | rosa
dusty pink, dusty rose, old rose | gül kurusu | altrosa | vieux rose | rosa palo, rosa empolvado
powder pink, blush pink, blush | pudra pembesi, pudra | puderrosa, zartrosa | rose poudré | rosa pastel, rosa claro
hot pink, fuchsia | fuşya | pink, fuchsia, magenta | fuchsia | fucsia
`;
