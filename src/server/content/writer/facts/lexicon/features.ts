/** What a thing can do and how it is made: English | Turkish | German | French | Spanish. */
export const FEATURES = `
waterproof, water-proof | su geçirmez | wasserdicht | imperméable, étanche | impermeable
water-resistant, water resistant, water-repellent, water repellent | suya dayanıklı, su itici | wasserabweisend, wasserfest | résistant à l’eau, déperlant | resistente al agua, repelente al agua
windproof, wind-proof | rüzgâr geçirmez, rüzgar geçirmez | winddicht | coupe-vent | cortavientos
weatherproof, weather-resistant, weather resistant | hava koşullarına dayanıklı | wetterfest | résistant aux intempéries | resistente a la intemperie
rust-resistant, rustproof, rust resistant, resistance to rust, rust-free, rust free, resistant to rust | paslanmaya karşı dayanıklı, paslanmaya dayanıklı, paslanmaz yapı, paslanmaya karşı dirençli | rostbeständig, rostfrei | résistant à la rouille | resistente a la oxidación, inoxidable
scratch-resistant, scratch resistant, scratchproof, resistant to scratches | çizilmeye dayanıklı, çizilmez, çizilmelere karşı dayanıklı | kratzfest | résistant aux rayures | resistente a los arañazos
shockproof, shock-resistant, shock resistant, impact-resistant | darbeye dayanıklı | stoßfest | résistant aux chocs | resistente a los golpes
heat-resistant, heat resistant, heatproof | ısıya dayanıklı | hitzebeständig | résistant à la chaleur | resistente al calor
tear-resistant, rip-resistant | yırtılmaya dayanıklı | reißfest | résistant aux déchirures | resistente al desgarro
UV-resistant, UV resistant | UV ışınlarına dayanıklı | UV-beständig | résistant aux UV | resistente a los rayos UV
with UV protection, uv protection, UV400 | UV korumalı, uv400 | mit UV-Schutz, uv400 | avec protection UV, uv400 | con protección UV, uv400
polarised, polarized | polarize | polarisiert | polarisé | polarizado
leakproof, leak-proof, spill-proof, leak proof | sızdırmaz | auslaufsicher | anti-fuite, antifuite | antigoteo, a prueba de fugas
non-slip, nonslip, anti-slip, slip-resistant, non slip | kaymaz | rutschfest, rutschhemmend | antidérapant | antideslizante
non-stick, nonstick, non stick | yapışmaz | antihaftbeschichtet, mit antihaftbeschichtung | antiadhésif, antiadhésive | antiadherente
easy to clean, easy-clean, easy clean, easy to keep clean | kolay temizlenir, temizlemesi kolay, kolay temizlenen, temizliği kolay | leicht zu reinigen, pflegeleicht, einfach zu reinigen | facile à nettoyer, facile d'entretien | fácil de limpiar
easy to care for, easy-care, easy care, low-maintenance, low maintenance | bakımı kolay, kolay bakım, kolay bakımlı | leicht zu pflegen, anspruchslos | facile à entretenir, entretien facile | fácil de cuidar, fácil mantenimiento
dishwasher-safe, dishwasher safe, dishwasher-proof | bulaşık makinesinde yıkanabilir, bulaşık makinesine uygun, bulaşık makinesinde yıkanır | spülmaschinenfest, spülmaschinengeeignet | compatible lave-vaisselle, passe au lave-vaisselle, va au lave-vaisselle, lavable au lave-vaisselle | apto para lavavajillas
microwave-safe, microwave safe, microwaveable, microwavable | mikrodalgada kullanılabilir, mikrodalgaya uygun | mikrowellengeeignet, mikrowellenfest | compatible micro-ondes, passe au micro-ondes, va au micro-ondes | apto para microondas
oven-safe, oven safe, ovenproof | fırında kullanılabilir, fırına uygun | backofenfest, ofenfest | compatible four, passe au four, va au four | apto para horno
freezer-safe, freezer safe | buzlukta kullanılabilir, dondurucuya uygun | gefriergeeignet, tiefkühlgeeignet | compatible congélateur, va au congélateur | apto para congelador
suitable for induction hobs, induction-compatible, suitable for induction | indüksiyonlu ocaklara uygun, indüksiyona uygun | induktionsgeeignet | compatible induction | apto para inducción
food-safe, food safe, food-grade, food grade | gıdaya uygun | lebensmittelecht | apte au contact alimentaire, qualité alimentaire | apto para uso alimentario
BPA-free, BPA free, free of BPA | BPA içermez, bpa içermeyen | BPA-frei, frei von bpa | sans BPA, sans bisphénol a | sin BPA, libre de bpa
plastic-free, plastic free | plastik içermez, plastiksiz | plastikfrei | sans plastique | sin plástico
nickel-free, nickel free | nikel içermez, nikelsiz | nickelfrei | sans nickel | sin níquel
hypoallergenic | hipoalerjenik, antialerjik | hypoallergen | hypoallergénique | hipoalergénico
gluten-free, gluten free | glutensiz, gluten içermez | glutenfrei | sans gluten | sin gluten
sugar-free, sugar free, no added sugar | şekersiz, şeker ilavesiz | zuckerfrei | sans sucre | sin azúcar
lactose-free, lactose free | laktozsuz | laktosefrei | sans lactose | sin lactosa
alcohol-free, alcohol free | alkolsüz, alkol içermez | alkoholfrei | sans alcool | sin alcohol
paraben-free, paraben free | parabensiz, paraben içermez | parabenfrei, ohne parabene | sans parabène, sans parabènes | sin parabenos
silicone-free, silicone free | silikonsuz, silikon içermez | silikonfrei, ohne silikone | sans silicone | sin siliconas
fragrance-free, unscented, fragrance free | parfümsüz, parfüm içermez, kokusuz | parfümfrei, ohne parfüm | sans parfum | sin perfume
cruelty-free, cruelty free, not tested on animals | hayvanlar üzerinde test edilmemiş, hayvanlar üzerinde test edilmez | tierversuchsfrei, ohne tierversuche | non testé sur les animaux, cruelty-free | no testado en animales, cruelty free
vegan | vegan | vegan | végan, vegan | vegano
vegetarian | vejetaryen | vegetarisch | végétarien | vegetariano
handmade, hand-made, made by hand, hand made, handcrafted, hand-crafted | el yapımı, el emeği, elde yapılmış, elde üretilmiş, elde üretilmektedir, elde üretilir | handgemacht, handgefertigt, von hand gefertigt, in handarbeit gefertigt, von hand gemacht | fait main, fait à la main, fabriqué à la main | hecho a mano, elaborado a mano
hand-painted, hand painted, painted by hand | el boyaması, elde boyanmış, elde boyanan | handbemalt, von hand bemalt | peint à la main | pintado a mano
handwoven, hand-woven, hand woven | el dokuması, elde dokunmuş, elde dokunan | handgewebt, von hand gewebt | tissé à la main, tissé main | tejido a mano
hand-blown, mouth-blown, hand blown | el üflemesi, üfleme | mundgeblasen | soufflé à la bouche, soufflé bouche | soplado a mano
hand-sewn, hand-stitched, hand stitched | elde dikilmiş | handgenäht, von hand genäht | cousu main, cousu à la main | cosido a mano
machine-stitched, machine stitched | makine dikişli | maschinengenäht | cousu machine, cousu à la machine | cosido a máquina
hand-poured, hand poured | elde dökülmüş, el dökümü | handgegossen, von hand gegossen | coulé à la main, coulé main | vertido a mano
knitted, knit | örme, örgü | gestrickt | tricoté, en maille | de punto, tejido de punto
crocheted, crochet | tığ işi | gehäkelt | crocheté, au crochet | de ganchillo, a ganchillo
embroidered | nakışlı, işlemeli | bestickt | brodé | bordado
quilted | kapitone | gesteppt | matelassé | acolchado en rombos, acolchado
padded, well-padded | dolgulu | gepolstert | rembourré | almohadillado, mullido
cushioned | yastıklamalı | gedämpft | avec amorti | amortiguado
lined, fully lined | astarlı | gefüttert | doublé, entièrement doublé | forrado
stretch, stretchy, elasticated, elastic | esnek, streç | elastisch, dehnbar | extensible, élastique, stretch | elástico
breathable, =airy | nefes alan, nefes alabilen, hava alan | atmungsaktiv | respirant | transpirable
quick-drying, quick-dry, quick drying, fast-drying, quick dry | çabuk kuruyan, hızlı kuruyan | schnelltrocknend | à séchage rapide, séchage rapide | de secado rápido, secado rápido
absorbent, highly absorbent | emici, su emici | saugfähig | absorbant | absorbente
wrinkle-free, crease-resistant, crease resistant, wrinkle resistant, non-iron | kırışmaz, ütü gerektirmez, ütü istemez | knitterfrei, knitterarm, bügelfrei | infroissable, sans repassage | antiarrugas, no necesita plancha
soft, super soft, supersoft | yumuşak, yumuşacık | weich, kuschelweich | doux, douce, tout doux, toute douce | suave
warm, =cosy, =cozy | sıcak tutan | warm, wärmend | chaud | calentito, de abrigo
lightweight, light-weight, ultra-light, ultra-lightweight, ultralight, ultra light | hafif, ultra hafif | leicht, ultraleicht, federleicht | léger, légère, ultraléger, ultralégère, ultra-léger | ligero, ultraligero
compact | kompakt | kompakt | compact | compacto
portable | taşınabilir | tragbar | portable | portátil
foldable, folding, collapsible, folds flat | katlanabilir, katlanır | faltbar, zusammenklappbar, klappbar | pliable, pliant | plegable
stackable | üst üste konulabilir, istiflenebilir | stapelbar | empilable | apilable
extendable, extendible, telescopic | uzatılabilir, teleskopik | ausziehbar | extensible en longueur, télescopique, à rallonge | extensible, telescópico
adjustable | ayarlanabilir, ayarlı | verstellbar, einstellbar | réglable, ajustable | ajustable, regulable
height-adjustable, adjustable-height, adjustable height, adjustable in height | yüksekliği ayarlanabilir, yükseklik ayarlı | höhenverstellbar | réglable en hauteur | regulable en altura, altura regulable, ajustable en altura
with adjustable straps, adjustable strap, adjustable shoulder strap | ayarlanabilir askılı | mit verstellbarem Träger, mit verstellbaren trägern, mit verstellbarem schultergurt | avec bretelles réglables, bandoulière réglable, avec bandoulière réglable | con correa ajustable, tirantes ajustables
reversible, double-sided, double sided | çift taraflı, iki taraflı | beidseitig verwendbar, wendbar | réversible | reversible
reusable, re-usable | tekrar kullanılabilir | wiederverwendbar | réutilisable | reutilizable
refillable | doldurulabilir | nachfüllbar | rechargeable en produit, réapprovisionnable | recargable con repuesto, rellenable
with a removable cover, removable cover, cover is removable, cover is easy to keep clean as it is removable | çıkarılabilir kılıflı, kılıfı çıkarılabilir | mit abnehmbarem Bezug, abnehmbarer bezug, bezug ist abnehmbar | avec housse amovible, housse amovible, à housse amovible, déhoussable | con funda extraíble, funda extraíble, desenfundable
rechargeable, USB rechargeable, USB-rechargeable | şarj edilebilir, şarjlı | wiederaufladbar, aufladbar | rechargeable, rechargeable par usb | recargable
battery-operated, battery operated, battery-powered, battery powered | pilli, pille çalışır, pille çalışan | batteriebetrieben | à piles, fonctionne à piles | a pilas, funciona con pilas, con pilas
solar-powered, solar powered | güneş enerjili | solarbetrieben | à énergie solaire, solaire | solar, con energía solar
wireless, cordless | kablosuz | kabellos, drahtlos | sans fil | inalámbrico, sin cable
with Bluetooth, bluetooth | Bluetooth’lu, bluetooth, bluetooth'lu | mit Bluetooth, bluetooth | avec Bluetooth, bluetooth | con Bluetooth, bluetooth
with noise cancelling, noise-cancelling, noise cancelling, noise-canceling, noise cancellation | gürültü engelleme özellikli, gürültü engelleyici, gürültü önleyici | mit Geräuschunterdrückung, noise-cancelling | avec réduction de bruit, réduction de bruit, à réduction de bruit | con cancelación de ruido, cancelación de ruido
with USB-C, usb-c, usb type-c | USB-C girişli, usb-c, type-c | mit USB-C, usb-c | avec USB-C, usb-c | con USB-C, usb-c
with touchscreen, touchscreen, touch screen | dokunmatik ekranlı, dokunmatik ekran | mit Touchscreen, touchscreen | avec écran tactile, écran tactile | con pantalla táctil, pantalla táctil
with 4K resolution, with 4k, 4k quality, 4k resolution, 4k, 4k uhd | 4K, 4k çözünürlük | mit 4K-Auflösung, 4k | avec résolution 4K, 4k | con resolución 4K, 4k
with Ultra HD resolution, ultra hd | Ultra HD çözünürlüklü, ultra hd | mit Ultra-HD-Auflösung, ultra hd, ultra-hd | avec résolution Ultra HD, ultra hd | con resolución Ultra HD, ultra hd
with SSD storage, ssd, ssds | SSD depolamalı, ssd | mit SSD-Speicher, ssd | avec stockage SSD, ssd | con almacenamiento SSD, ssd
VR-ready, VR ready | VR uyumlu | VR-tauglich | prêt pour la VR | preparado para VR
optical, optical mouse | optik | optisch | optique | óptico
curved, curved screen, curvy | kavisli | gebogen, gewölbt | incurvé | curvo
!internal, internal hard drive | !dahili, dahili sabit disk, dahili disk | !intern, interne festplatte | !interne, disque dur interne | !interno, disco duro interno
with built-in flash, built-in flash, built-in flash unit | dahili flaşlı, dahili flaş | mit eingebautem Blitz, eingebauter blitz | avec flash intégré, flash intégré | con flash integrado, flash integrado
multi-coated, multi-coating, multi coating | çok katmanlı kaplamalı, çok kaplamalı | mehrfach vergütet, mehrfachvergütet | à traitement multicouche, multicouche | con revestimiento multicapa, multicapa
with bend protection, bend protection | bükülme korumalı | mit Knickschutz, knickschutz | avec protection anti-pliure, protection anti-pliure | con protección antidobleces, protección antidobleces
with cable management, cable management, built-in cable management | kablo düzenleyicili, kablo düzenleyici | mit Kabelführung, kabelführung, kabelmanagement | avec passe-câbles, passe-câbles, passe-câble | con gestión de cables, gestión de cables, pasacables
with drawers, with drawer, drawers | çekmeceli | mit Schubladen, mit schublade, schubladen | avec tiroirs, avec tiroir | con cajones, con cajón
with wheels, on wheels, with castors | tekerlekli | mit Rollen | avec roulettes, à roulettes | con ruedas
with a lid, with lid | kapaklı | mit Deckel | avec couvercle | con tapa
with a handle, with handle, with handles | saplı, kulplu | mit Griff, mit henkel | avec poignée, avec anse | con asa, =con mango
with pockets, with pocket, side pockets, front pocket, inner pocket, zip pocket, zipped pocket, pockets | cepli | mit Taschen, seitentaschen, innentasche, reißverschlusstasche | avec poches, avec poche, poche intérieure, poches latérales | con bolsillos, con bolsillo, bolsillo interior, bolsillos laterales
with a laptop compartment, laptop compartment, laptop sleeve, laptop pocket | laptop bölmeli, laptop bölmesi | mit Laptopfach, laptopfach | avec compartiment pour ordinateur, compartiment ordinateur | con compartimento para portátil, compartimento para portátil, compartimento para ordenador
with a zip, zip, zipper, zip closure, zip fastening, zip-up | fermuarlı | mit Reißverschluss, reißverschluss | avec fermeture éclair, fermeture éclair, avec zip, fermeture zippée, zippé | con cremallera, cremallera, cierre de cremallera
with buttons, button fastening, buttoned | düğmeli | mit Knöpfen, knopfleiste | avec boutons, boutonné | con botones, abotonado
with laces, lacing system, lace-up | bağcıklı | mit Schnürung, zum schnüren, schnürsystem | à lacets, avec lacets | con cordones
with velcro, velcro, hook-and-loop | cırt cırtlı, cırtlı | mit Klettverschluss, klettverschluss | avec scratch, avec velcro, fermeture velcro | con velcro, cierre de velcro
with a hood, hooded, with hood | kapüşonlu | mit Kapuze, kapuze | à capuche, avec capuche | con capucha
with a cushioned midsole, cushioned midsole | yastıklamalı orta tabanlı | mit gedämpfter Zwischensohle | avec semelle intermédiaire amortie | con mediasuela amortiguada
with air cushioning, air units | hava yastıklamalı | mit Luftdämpfung, luftpolster | avec amorti à air | con amortiguación de aire
with two-layer foam, two-layer foam | çift katmanlı köpüklü | mit zweilagigem Schaumstoff | avec mousse double couche | con espuma de doble capa
with a V-neck, v-neck, v neck | V yaka, v yakalı | mit V-Ausschnitt, v-ausschnitt | à col en V, col v, col en v | con cuello en V, cuello en v, cuello de pico
with a crew neck, crew neck, round neck | bisiklet yaka, yuvarlak yaka | mit Rundhalsausschnitt, rundhalsausschnitt, rundhals | à col rond, col rond | con cuello redondo, cuello redondo
with a scoop neck, scoop neck, scooped neckline | açık yuvarlak yakalı | mit weitem Rundhalsausschnitt | à encolure dégagée | con escote redondo, escote redondo
long-sleeved, long sleeve, long sleeves, long-sleeve | uzun kollu | langärmlig, langarm, mit langen ärmeln | à manches longues, manches longues | de manga larga, manga larga
short-sleeved, short sleeve, short sleeves, short-sleeve | kısa kollu | kurzärmlig, kurzarm, mit kurzen ärmeln | à manches courtes, manches courtes | de manga corta, manga corta
sleeveless | kolsuz | ärmellos | sans manches | sin mangas
high-waisted, high waist, high-rise | yüksek bel, yüksek belli | mit hoher Taille, high-waist, hohe taille | taille haute, à taille haute | de cintura alta, tiro alto, talle alto, cintura alta
slim fit, slim-fit | slim fit, dar kesim | schmal geschnitten, slim fit, slim-fit | coupe ajustée, slim fit, coupe slim | de corte slim, slim fit, corte ajustado
regular fit, regular-fit | regular fit, normal kesim | normal geschnitten, regular fit | coupe droite, regular fit, coupe classique | de corte regular, regular fit
oversized, oversize, loose fit | oversize, bol kesim | oversize, weit geschnitten | oversize, coupe ample | oversize, de corte amplio
boyfriend fit, boyfriend jeans | boyfriend kesim | im Boyfriend-Schnitt | coupe boyfriend | de corte boyfriend
cropped | crop kesim, kısa kesim | kurz geschnitten, verkürzt | coupe courte, raccourci | de corte corto, corte cropped
ribbed | fitilli, ribanalı | gerippt | côtelé | acanalado
pleated | pileli | plissiert, mit falten | plissé | plisado
off-shoulder, off the shoulder, off shoulder | omuzları açık, düşük omuzlu | schulterfrei | à épaules dénudées, épaules dénudées | con los hombros descubiertos, hombros descubiertos
strappy | askılı | mit Trägern | à bretelles, à fines bretelles | de tirantes
with a ruffle, ruffle, ruffled, ruffles | fırfırlı, volanlı | mit Volants, volants, rüschen | à volants, avec volants | con volantes, volantes
with rips, ripped, distressed, rips | yırtıklı | im Used-Look, mit rissen | avec déchirures | con rotos
with patches, patched | yamalı | mit Patches | avec empiècements | con parches
with a pompom, pompom, pom-pom | ponponlu | mit Bommel, bommel | avec pompon, à pompon | con pompón, pompón
with raglan sleeves, raglan | reglan kollu | mit Raglanärmeln, raglan | à manches raglan, raglan | con mangas raglán, raglán
striped | çizgili | gestreift | rayé, à rayures | de rayas, a rayas
floral, floral print, floral pattern | çiçekli, çiçek desenli | geblümt, blumenmuster, mit blumenmuster | à fleurs, motif floral, fleuri | de flores, estampado floral
polka-dot, polka dot, dotted | puantiyeli | gepunktet | à pois | de lunares, a lunares
checked, checkered, plaid, gingham | kareli, ekose | kariert | à carreaux | de cuadros, a cuadros
matt, matte | mat | matt | mat | mate
glossy, shiny | parlak | glänzend | brillant | brillante
glazed | sırlı | glasiert | émaillé | esmaltado
polished | cilalı | poliert | poli | pulido
scented, fragranced | kokulu | duftend | parfumé | perfumado, aromático
personalisable, personalizable, can be personalised, can be personalized, customisable, customizable | kişiye özel yapılabilir, kişiselleştirilebilir | personalisierbar | personnalisable | personalizable
ready to hang | asmaya hazır | fertig zum Aufhängen | prêt à accrocher | listo para colgar
easy to assemble, easy assembly | kolay kurulan, kurulumu kolay, kolay kurulum, montajı kolay | leicht aufzubauen, einfach aufzubauen, einfache montage, leicht zu montieren | facile à monter, facile à assembler, montage facile | fácil de montar, montaje fácil, fácil montaje
tool-free assembly, no tools are required, no tools required, no tools needed, without tools | alet gerektirmez, aletsiz kurulum | ohne Werkzeug aufzubauen, ohne werkzeug, werkzeuglos | montage sans outils, sans outils, sans outil | montaje sin herramientas, sin herramientas
reclining, recliner, recline feature | yatar mekanizmalı, yatırılabilir | mit Liegefunktion, liegefunktion | inclinable | reclinable
with a swivelling touchscreen, swivelling touchscreen | döner dokunmatik ekranlı | mit schwenkbarem Touchscreen | avec écran tactile orientable | con pantalla táctil abatible
durable, hard-wearing, hardwearing, long-lasting | dayanıklı, uzun ömürlü | langlebig, robust, strapazierfähig | solide, robuste, résistant | duradero, resistente
stable, sturdy | sağlam | stabil | stable | estable, robusto
biodegradable | biyobozunur, doğada çözünür | biologisch abbaubar | biodégradable | biodegradable
100% natural, all-natural | %100 doğal, tamamen doğal | 100 % natürlich, rein natürlich | 100 % naturel, entièrement naturel | 100 % natural, totalmente natural
multicoloured, multicolored, multicolour, multicolor, multi-coloured, multi-colored, colorful, colourful | çok renkli, rengarenk | mehrfarbig, bunt | multicolore, coloré | multicolor, colorido
transparent, see-through | şeffaf, saydam | transparent, durchsichtig | transparent | transparente
!SLR, =slr camera | !SLR | !Spiegelreflex, spiegelreflexkamera | !reflex, appareil reflex | !réflex, cámara réflex
twin-lens reflex | çift lensli refleks | zweiäugige Spiegelreflex | reflex bi-objectif | réflex de doble objetivo
semi-evergreen | yarı herdem yeşil | halbimmergrün | semi-persistant | semiperenne
with decorative leaves, decorative leaves | dekoratif yapraklı | mit dekorativen Blättern | au feuillage décoratif, feuillage décoratif | con hojas decorativas, hojas decorativas
vintage, antiquated, retro styled, retro, nostalgic design | vintage, retro | im Vintage-Stil, vintage, retro | au style vintage, vintage, rétro | de estilo vintage, vintage, retro
aviator-style, in aviator style, aviator | pilot model, damla model | im Pilotenstil, pilotenbrille | de style aviateur, aviateur | de estilo aviador, aviador
with large white flowers, large white flowers | iri beyaz çiçekli | mit großen weißen Blüten | aux grandes fleurs blanches | con grandes flores blancas
in different shapes and colours, different shapes and colours, different shapes and colors | farklı şekil ve renklerde | in verschiedenen Formen und Farben | de formes et de couleurs variées | de formas y colores variados
with epoxy coating, epoxy-coated, epoxy coated | epoksi kaplamalı | mit Epoxidbeschichtung, epoxidbeschichtet | avec revêtement époxy, revêtement époxy | con revestimiento epoxi, revestimiento epoxi
every piece unique, every piece is unique, each piece is unique, one of a kind, one-of-a-kind, every table is unique | her biri benzersiz, her parçası benzersiz, her parça benzersiz, her ürün benzersiz, eşi benzeri yok | jedes Stück ein Unikat, jedes stück ist ein unikat, einzelstück | chaque pièce est unique, pièce unique | cada pieza es única, pieza única
`;
