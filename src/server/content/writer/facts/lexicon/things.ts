/** What lies in a box, one and several of it: English | Turkish | German | French | Spanish; m, f, n: its gender. */
export const THINGS = `
glove, gloves | eldiven | Handschuh m, Handschuhe | gant m, gants | guante m, guantes
bag, bags | çanta | Tasche f, Taschen | sac m, sacs | bolsa f, bolsas
pouch, pouches | kese | Beutel m, Beutel | pochette f, pochettes | bolsita f, bolsitas
box, boxes | kutu | Box f, Boxen | boîte f, boîtes | caja f, cajas
case, cases | kılıf | Etui n, Etuis | étui m, étuis | estuche m, estuches
cup, cups | fincan | Tasse f, Tassen | tasse f, tasses | taza f, tazas
mug, mugs | kupa | Becher m, Becher | mug m, mugs | tazón m, tazones
saucer, saucers | fincan tabağı | Untertasse f, Untertassen | soucoupe f, soucoupes | platillo m, platillos
plate, plates | tabak | Teller m, Teller | assiette f, assiettes | plato m, platos
bowl, bowls | kase | Schale f, Schalen | bol m, bols | cuenco m, cuencos
glass, glasses | bardak | Glas n, Gläser | verre m, verres | vaso m, vasos
spoon, spoons | kaşık | Löffel m, Löffel | cuillère f, cuillères | cuchara f, cucharas
fork, forks | çatal | Gabel f, Gabeln | fourchette f, fourchettes | tenedor m, tenedores
knife, knives | bıçak | Messer n, Messer | couteau m, couteaux | cuchillo m, cuchillos
lid, lids | kapak | Deckel m, Deckel | couvercle m, couvercles | tapa f, tapas
straw, straws | pipet | Strohhalm m, Strohhalme | paille f, pailles | pajita f, pajitas
bottle, bottles | şişe | Flasche f, Flaschen | bouteille f, bouteilles | botella f, botellas
jar, jars | kavanoz | Einmachglas n, Einmachgläser | bocal m, bocaux | tarro m, tarros
tray, trays | tepsi | Tablett n, Tabletts | plateau m, plateaux | bandeja f, bandejas
coaster, coasters | bardak altlığı | Untersetzer m, Untersetzer | dessous de verre m, dessous de verre | posavasos m, posavasos
napkin, napkins | peçete | Serviette f, Servietten | serviette de table f, serviettes de table | servilleta f, servilletas
towel, towels | havlu | Handtuch n, Handtücher | serviette f, serviettes | toalla f, toallas
pillowcase, pillowcases | yastık kılıfı | Kissenbezug m, Kissenbezüge | taie d’oreiller f, taies d’oreiller | funda de almohada f, fundas de almohada
duvet cover, duvet covers | nevresim | Bettbezug m, Bettbezüge | housse de couette f, housses de couette | funda nórdica f, fundas nórdicas
fitted sheet, fitted sheets | lastikli çarşaf | Spannbettlaken n, Spannbettlaken | drap-housse m, draps-housses | sábana bajera f, sábanas bajeras
cushion, cushions | minder | Kissen n, Kissen | coussin m, coussins | cojín m, cojines
candle, candles | mum | Kerze f, Kerzen | bougie f, bougies | vela f, velas
card, cards | kart | Karte f, Karten | carte f, cartes | tarjeta f, tarjetas
envelope, envelopes | zarf | Umschlag m, Umschläge | enveloppe f, enveloppes | sobre m, sobres
sticker, stickers | çıkartma | Sticker m, Sticker | autocollant m, autocollants | pegatina f, pegatinas
pen, pens | kalem | Stift m, Stifte | stylo m, stylos | bolígrafo m, bolígrafos
notebook, notebooks | defter | Notizbuch n, Notizbücher | carnet m, carnets | cuaderno m, cuadernos
brush, brushes | fırça | Pinsel m, Pinsel | pinceau m, pinceaux | pincel m, pinceles
needle, needles | iğne | Nadel f, Nadeln | aiguille f, aiguilles | aguja f, agujas
cable, cables | kablo | Kabel n, Kabel | câble m, câbles | cable m, cables
charging cable, charging cables | şarj kablosu | Ladekabel n, Ladekabel | câble de charge m, câbles de charge | cable de carga m, cables de carga
charger, chargers | şarj aleti | Ladegerät n, Ladegeräte | chargeur m, chargeurs | cargador m, cargadores
battery, batteries | pil | Batterie f, Batterien | pile f, piles | pila f, pilas
remote control, remote controls | uzaktan kumanda | Fernbedienung f, Fernbedienungen | télécommande f, télécommandes | mando a distancia m, mandos a distancia
adapter, adapters | adaptör | Adapter m, Adapter | adaptateur m, adaptateurs | adaptador m, adaptadores
stand, stands | stant | Ständer m, Ständer | support m, supports | soporte m, soportes
strap, straps | kayış | Riemen m, Riemen | sangle f, sangles | correa f, correas
chain, chains | zincir | Kette f, Ketten | chaîne f, chaînes | cadena f, cadenas
ring, rings | yüzük | Ring m, Ringe | bague f, bagues | anillo m, anillos
earring, earrings | küpe | Ohrring m, Ohrringe | boucle d’oreille f, boucles d’oreilles | pendiente m, pendientes
necklace, necklaces | kolye | Halskette f, Halsketten | collier m, colliers | collar m, collares
bracelet, bracelets | bileklik | Armband n, Armbänder | bracelet m, bracelets | pulsera f, pulseras
sock, socks | çorap | Socke f, Socken | chaussette f, chaussettes | calcetín m, calcetines
t-shirt, t-shirts | tişört | T-Shirt n, T-Shirts | t-shirt m, t-shirts | camiseta f, camisetas
trousers, trousers | pantolon | Hose f, Hosen | pantalon m, pantalons | pantalón m, pantalones
belt, belts | kemer | Gürtel m, Gürtel | ceinture f, ceintures | cinturón m, cinturones
chair, chairs | sandalye | Stuhl m, Stühle | chaise f, chaises | silla f, sillas
table, tables | masa | Tisch m, Tische | table f, tables | mesa f, mesas
basket, baskets | sepet | Korb m, Körbe | panier m, paniers | cesta f, cestas
hanger, hangers | askı | Bügel m, Bügel | cintre m, cintres | percha f, perchas
peg, pegs | hering | Hering m, Heringe | piquet m, piquets | piqueta f, piquetas
screw, screws | vida | Schraube f, Schrauben | vis f, vis | tornillo m, tornillos
puzzle piece, puzzle pieces | yapboz parçası | Puzzleteil n, Puzzleteile | pièce de puzzle f, pièces de puzzle | pieza de puzle f, piezas de puzle
bar of soap, bars of soap | sabun | Seife f, Seifen | savon m, savons | jabón m, jabones
tea bag, tea bags | poşet çay | Teebeutel m, Teebeutel | sachet de thé m, sachets de thé | bolsita de té f, bolsitas de té
instruction manual, instruction manuals | kullanım kılavuzu | Anleitung f, Anleitungen | mode d’emploi m, modes d’emploi | manual de instrucciones m, manuales de instrucciones
balloon, balloons | balon | Ballon m, Ballons | ballon m, ballons | globo m, globos
ball, balls | top | Ball m, Bälle | balle f, balles | pelota f, pelotas
screen protector, screen protectors | ekran koruyucu | Displayschutz m, Displayschutzfolien | protection d’écran f, protections d’écran | protector de pantalla m, protectores de pantalla
`;
