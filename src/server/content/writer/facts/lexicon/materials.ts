/** What things are made of: English | Turkish | German | French | Spanish. How a cell is read stands in `entries.ts`. */
export const MATERIALS = `
cotton | pamuk | Baumwolle, baumwoll~ | coton | algodón
organic cotton | organik pamuk | Bio-Baumwolle, biobaumwolle, biobaumwoll~, bio baumwoll~, organische baumwolle | coton bio, coton biologique | algodón orgánico, algodón ecológico
recycled cotton | geri dönüştürülmüş pamuk | recycelte Baumwolle, recycelter baumwolle, recycling-baumwolle | coton recyclé | algodón reciclado
combed cotton | penye pamuk | gekämmte Baumwolle, gekämmter baumwolle | coton peigné | algodón peinado
Pima cotton | Pima pamuk | Pima-Baumwolle, pimabaumwolle | coton Pima | algodón Pima
cotton blend, cotton-blend, cotton mix, blend of cotton | pamuk karışımı, pamuk karışımlı | Baumwollmischung, baumwollmix, baumwollgemisch | coton mélangé, mélange de coton | mezcla de algodón
polycotton, poly-cotton | poli-pamuk, pamuk-polyester karışımı | Polycotton, polyester-baumwoll-mischung | polycoton | polialgodón
muslin | müslin | Musselin, musselin~ | mousseline de coton, gaze de coton | muselina
flannel | pazen, flanel | Flanell, flanell~ | flanelle | franela
terry cloth, terry, terry cotton | havlu kumaş | Frottee, frottee~, frottier~ | tissu éponge, coton éponge | tejido de rizo, rizo de algodón
canvas | kanvas | Canvas, canvas~, segeltuch | ?toile | lona
denim, denim fabric, 100% jeans | denim, denim kumaş | Denim, jeansstoff, denim~ | denim, toile de jean | denim, tela vaquera, mezclilla
corduroy, cord fabric | fitilli kadife | Cord, cordsamt, cordstoff | velours côtelé | ?pana
linen, =flax | keten | Leinen, leinen~ | ?lin | ?lino
washed linen | yıkanmış keten | gewaschenes Leinen, gewaschenem leinen | lin lavé | lino lavado
linen blend, linen-blend, linen mix | keten karışımı, keten karışımlı | Leinenmischung, leinenmix | lin mélangé, mélange de lin | mezcla de lino
wool | yün, yünlü, =yünden | Wolle, woll~ | laine | lana
merino wool, merino | merinos yünü, merinos | Merinowolle, merino, merino~, merinowoll~ | laine mérinos, mérinos, laine merino | lana merina, lana merino, merino
virgin wool, pure new wool | saf yeni yün | Schurwolle, schurwoll~ | laine vierge | lana virgen
wool blend, wool-blend, wool mix | yün karışımı, yün karışımlı | Wollmischung, wollmix, wollgemisch | laine mélangée, mélange de laine | mezcla de lana
cashmere | kaşmir | Kaschmir, kaschmir~, cashmere | cachemire | cachemir, cachemira
cashmere blend, cashmere-blend, cashmere mix | kaşmir karışımı, kaşmir karışımlı | Kaschmirmischung, kaschmirmix | cachemire mélangé, mélange de cachemire | mezcla de cachemir, mezcla de cachemira
alpaca, alpaca wool | alpaka, alpaka yünü | Alpaka, alpakawolle, alpaka~, alpakawoll~ | alpaga, laine d'alpaga | alpaca, lana de alpaca
mohair | moher, tiftik | Mohair, mohair~ | mohair | mohair
angora | angora | Angora, angorawolle | angora | angora
?felt, wool felt | keçe | Filz, filz~, wollfilz | ?feutre, feutrine | fieltro
fleece | polar kumaş, polar | Fleece, fleece~ | tissu polaire, polaire | forro polar, tejido polar
silk, =mulberry silk | ipek | Seide, seiden~, maulbeerseide | soie | seda
satin | saten | Satin, satin~ | satin | satén
velvet | kadife | Samt, samt~ | velours | terciopelo
chiffon | şifon | Chiffon, chiffon~ | mousseline légère, ?chiffon | chifón, gasa de algodón fina
?lace | dantel | ?spitze, spitzen~, ?Spitze | dentelle | ?encaje
tulle | tül | Tüll, tüll~ | tulle | tul
polyester | polyester | Polyester, polyester~ | polyester | poliéster
recycled polyester | geri dönüştürülmüş polyester | recyceltes Polyester, recyceltem polyester | polyester recyclé | poliéster reciclado
viscose, rayon | viskon, viskoz | Viskose, viskose~ | viscose | viscosa
modal | ?modal | Modal | ?modal | ?modal
lyocell, Tencel | liyosel, tencel | Lyocell, tencel | lyocell, tencel | lyocell, tencel, liocel
elastane, spandex, lycra | elastan, likra | Elastan, elasthan, lycra | élasthanne, elasthanne, lycra | elastano, licra
nylon, polyamide | naylon, poliamid | Nylon, polyamid, nylon~ | nylon, polyamide | nailon, nylon, poliamida
acrylic, acrylic yarn, =plexiglass, =acrylic glass | akrilik, pleksi | Acryl, acryl~, acrylglas, plexiglas, polyacryl | acrylique, plexiglas | acrílico, metacrilato
microfibre, microfiber | mikrofiber | Mikrofaser, mikrofaser~ | microfibre | microfibra
neoprene | neopren | Neopren, neopren~ | néoprène | neopreno
jersey, jersey fabric | jarse, ?süprem | Jersey, jersey~ | jersey | punto jersey
mesh | file kumaş | Mesh, mesh~, netzgewebe | ?mesh, maille filet | malla transpirable, tejido de malla
leather | deri | Leder, leder~ | cuir | cuero, =piel de vacuno
genuine leather, real leather | hakiki deri, gerçek deri | Echtleder, echtes leder, echtem leder, echtleder~ | cuir véritable, véritable cuir | cuero genuino, piel auténtica, cuero auténtico, piel genuina
full-grain leather, full grain leather | tam tane deri, sırçalı deri | Vollnarbenleder, vollnarbiges leder, vollnarbigem leder | cuir pleine fleur | cuero de plena flor, piel plena flor, piel de plena flor, cuero plena flor
bonded leather | yapıştırma deri, bonded deri | Verbundleder, lederfaserstoff | cuir reconstitué | cuero reconstituido, cuero regenerado
faux leather, vegan leather, imitation leather, artificial leather, PU leather, synthetic leather, leatherette, fake leather | suni deri, yapay deri, vegan deri, sentetik deri | Kunstleder, kunstleder~, veganes leder, veganem leder, lederimitat, pu-leder | similicuir, simili cuir, cuir synthétique, cuir végan, faux cuir, cuir artificiel | cuero sintético, polipiel, piel sintética, cuero vegano, símil piel, imitación de cuero, imitación cuero, cuero artificial
suede | süet | Wildleder, wildleder~, veloursleder | ?daim, cuir suédé | ?ante, gamuza
nubuck, nubuck leather | nubuk, nubuk deri | Nubukleder, nubuk | nubuck, cuir nubuck | nobuk, nubuck, piel nobuk
faux fur, fake fur | suni kürk, yapay kürk | Kunstfell, kunstpelz, webpelz, kunstfell~ | fausse fourrure | pelo sintético, piel de imitación
sheepskin, shearling | koyun postu, kuzu postu | Lammfell, schaffell | peau de mouton | piel de oveja, piel de cordero
plush | peluş, pelüş | Plüsch, plüsch~ | peluche douce, tissu peluche | felpa
wood, wooden, =timber | ahşap, =ağaçtan, =tahta | Holz, holz~, hölzern | bois | madera
solid wood | masif ahşap, masif ağaç | Massivholz, massivholz~, massives holz, massivem holz, vollholz | bois massif | madera maciza
oak, oak wood, oakwood | meşe, meşe ağacı | ?Eiche, eichenholz, eichen~ | chêne, bois de chêne | ?roble, madera de roble
solid oak, solid oak wood | masif meşe | massive Eiche, massiver eiche, eiche massiv, massivem eichenholz, massives eichenholz | chêne massif | roble macizo, madera maciza de roble
?walnut, walnut wood | ceviz ağacı, ceviz ahşap, =ceviz kaplama | ?Nussbaum, nussbaumholz, walnussholz | ?noyer, bois de noyer | ?nogal, madera de nogal
beech, beech wood, beechwood | kayın, kayın ağacı | ?Buche, buchenholz, buchen~ | hêtre, bois de hêtre | ?haya, madera de haya
pine, pine wood, pinewood | çam ağacı, çam ahşap, masif çam | ?Kiefer, kiefernholz, kiefern~ | ?pin, bois de pin | ?pino, madera de pino
birch, birch wood, birchwood | huş, huş ağacı | ?Birke, birkenholz, birken~ | bouleau, bois de bouleau | abedul, madera de abedul
ash wood, solid ash | dişbudak, dişbudak ağacı | Eschenholz, esche massiv | bois de frêne, frêne massif | madera de fresno, fresno macizo
?maple, maple wood | akçaağaç | ?Ahorn, ahornholz | érable, bois d'érable | ?arce, madera de arce
cherry wood, cherrywood | kiraz ağacı | Kirschholz, kirschbaumholz | bois de cerisier, merisier | madera de cerezo
mango wood | mango ağacı | Mangoholz, mangoholz~ | bois de manguier | madera de mango
?acacia, acacia wood | akasya, akasya ağacı | Akazienholz, ?akazie, akazien~ | ?acacia, bois d'acacia | ?acacia, madera de acacia
olive wood | zeytin ağacı | Olivenholz | bois d’olivier, bois d'olivier | madera de olivo
teak, teak wood | tik ağacı, teak | Teakholz, teak, teakholz~ | teck, bois de teck | teca, madera de teca
bamboo | bambu | Bambus, bambus~ | bambou | bambú
rattan, wicker | rattan, hasır örgü | Rattan, rattan~ | rotin | ratán, mimbre
?cork | ?mantar | Kork, kork~ | liège | corcho
plywood | kontrplak | Sperrholz, sperrholz~ | contreplaqué | contrachapado
MDF | MDF, mdf | MDF, mdf~ | MDF, médium | MDF, tablero mdf
jute | jüt | Jute, jute~ | jute | yute
?hemp | kenevir | Hanf, hanf~ | chanvre | cáñamo
sisal | sisal | Sisal, sisal~ | sisal | sisal
seagrass | deniz sazı, deniz otu | Seegras, seegras~ | jonc de mer | junco marino
?paper | ?kağıt, ?kâğıt | ?Papier, papier~ | ?papier | ?papel
recycled paper | geri dönüştürülmüş kağıt, geri dönüştürülmüş kâğıt | Recyclingpapier, recyceltes papier, recyceltem papier | papier recyclé | papel reciclado
?cardboard, ?card stock | ?karton | ?Karton, pappe, ?karton | ?carton | ?cartón
steel | çelik | Stahl, stahl~ | acier | acero
stainless steel | paslanmaz çelik | Edelstahl, edelstahl~, rostfreier stahl, rostfreiem stahl | acier inoxydable, inox | acero inoxidable
brushed stainless steel, brushed steel | fırçalanmış paslanmaz çelik, fırçalanmış çelik | gebürsteter Edelstahl, gebürstetem edelstahl | acier inoxydable brossé, acier brossé, inox brossé | acero inoxidable cepillado, acero cepillado
surgical steel | cerrahi çelik | Chirurgenstahl, chirurgischer stahl, chirurgischem stahl | acier chirurgical | acero quirúrgico
aluminium, aluminum | alüminyum | Aluminium, aluminium~, alu~ | aluminium | aluminio
brass | pirinç metal, =pirinçten, pirinç alaşım | Messing, messing~ | laiton | latón
?copper | bakır | Kupfer, kupfer~ | cuivre | cobre
?bronze | bronz | Bronze, bronze~ | bronze | bronce
cast iron | dökme demir, ?döküm | Gusseisen, gusseisern | ?fonte, fonte émaillée | hierro fundido
?iron, wrought iron | ferforje, dövme demir | Schmiedeeisen, ?eisen | fer forgé | hierro forjado
zinc alloy | çinko alaşımı, çinko alaşım | Zinklegierung | alliage de zinc | aleación de zinc
titanium | titanyum | Titan, titan~ | titane | titanio
?metal | ?metal | Metall, metall~ | ?métal | ?metal
sterling silver, 925 silver, 925 sterling silver, silver 925 | 925 ayar gümüş, 925 gümüş | 925er-Silber, sterlingsilber, 925er silber, 925 silber, 925 sterling silber | argent 925, argent sterling, argent massif 925 | plata de ley, plata 925, plata de ley 925, plata esterlina
gold-plated, gold plated, gold plating | altın kaplama | vergoldet | plaqué or | chapado en oro, baño de oro, bañado en oro
silver-plated, silver plated | gümüş kaplama | versilbert | plaqué argent | chapado en plata, bañado en plata, baño de plata
14k gold, 14-karat gold, 14 karat gold, 14ct gold | 14 ayar altın | 14-karätiges Gold, 14 karat gold, 585er gold | ?or 14 carats | oro de 14 quilates, oro 14k
18k gold, 18-karat gold, 18 karat gold, 18ct gold | 18 ayar altın | 18-karätiges Gold, 18 karat gold, 750er gold | or 18 carats | oro de 18 quilates, oro 18k
?glass | ?cam | ?Glas | ?verre | ?vidrio, ?cristal
tempered glass, toughened glass | temperli cam | gehärtetes Glas, gehärtetem glas, sicherheitsglas | verre trempé | vidrio templado, cristal templado
borosilicate glass | borosilikat cam | Borosilikatglas | verre borosilicate | vidrio de borosilicato, vidrio borosilicato
?crystal, =crystal glass | ?kristal | Kristallglas | ?cristal | cristal tallado
ceramic, ceramics | seramik | Keramik, keramik~ | céramique | cerámica
porcelain, bone china | porselen | Porzellan, porzellan~ | porcelaine | porcelana
stoneware | stoneware, taş seramik | Steinzeug, steinzeug~, steingut | ?grès | gres
terracotta, =terra cotta | terrakota, terakota | Terrakotta, terracotta | terre cuite | terracota, barro cocido
?concrete | beton | Beton, beton~ | béton | hormigón, cemento pulido
marble | mermer | Marmor, marmor~ | marbre | mármol
granite | granit | Granit, granit~ | granit | granito
resin | reçine | ?Kunstharz, ?harz | résine | resina
?plastic | ?plastik | ?Kunststoff, ?plastik, kunststoff~ | ?plastique | ?plástico
recycled plastic | geri dönüştürülmüş plastik | recycelter Kunststoff, recyceltem kunststoff, recyceltem plastik, recyceltes plastik | plastique recyclé | plástico reciclado
silicone, =food-grade silicone | silikon | Silikon, silikon~ | silicone | silicona
rubber | kauçuk | Gummi, gummi~, kautschuk | caoutchouc | caucho, ?goma
natural rubber | doğal kauçuk | Naturkautschuk, naturgummi | caoutchouc naturel | caucho natural
TPU, TPU plastic | TPU, tpu | TPU, tpu~ | TPU | TPU
PVC, vinyl | PVC, pvc, vinil | PVC, vinyl | PVC, vinyle | PVC, vinilo
beeswax | balmumu, bal mumu | Bienenwachs | cire d'abeille | cera de abeja
soy wax | soya mumu, soya wax | Sojawachs | cire de soja | cera de soja
carbon fibre, carbon fiber, full carbon, ?carbon | karbon fiber, ?karbon | Carbon, karbon, kohlefaser, carbonfaser | fibre de carbone, ?carbone | fibra de carbono, carbono
?down, goose down, duck down, down filling | kaz tüyü | Daunen, gänsedaunen, entendaunen | duvet d'oie, duvet de canard | plumón, plumón de oca
memory foam | visko sünger, hafızalı sünger, hafızalı köpük | Memory-Schaum, memoryschaum, memory foam | mousse à mémoire de forme | espuma viscoelástica, viscoelástica
freshwater pearls, freshwater pearl | tatlı su incisi | Süßwasserperlen | perles d'eau douce | perlas de agua dulce
fabric, =textile | kumaş | Stoff, stoff~ | tissu | ?tela
`;
