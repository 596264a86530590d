/** What a German description says, and what may be said of it in English and in Turkish; `-` is nothing. */
export const GERMAN = `
Das Hemd ist aus 100 % Baumwolle. => 100% cotton => %100 pamuk
Die Decke ist aus Baumwollstoff für dich. => cotton => pamuk
Die Ledertasche ist für dich. => leather => deri
Das ist ein Holztisch für dich. => wood => ahşap
Die Jacke ist aus Kunstleder. => faux leather => suni deri
Der Tisch ist aus massiver Eiche. => solid oak => masif meşe
Die Flasche ist aus Edelstahl. => stainless steel => paslanmaz çelik
Das Messer ist aus gebürstetem Edelstahl. => brushed stainless steel => fırçalanmış paslanmaz çelik
Der Pullover ist aus Merinowolle. => merino wool => merinos yünü
Das Kleid ist aus Leinen. => linen => keten
Der Ring ist aus 925er Silber. => sterling silver => 925 ayar gümüş
Die Tasse ist aus Porzellan. => porcelain => porselen
Die Maße sind 24 x 8 cm. => 24 × 8 cm => 24 × 8 cm
Höhe: 24,5 cm. => 24.5 cm high => 24,5 cm yükseklik
Die Vase ist 30 cm hoch. => 30 cm high => 30 cm yükseklik
Das Fassungsvermögen ist 350 ml. => 350 ml => 350 ml
Das Gewicht ist 1,2 kg. => 1.2 kg => 1,2 kg
Die Farbe: dunkelblau. => dark blue => koyu mavi
Es ist ein 6er-Set für dich. => a set of 6 => 6’lı set
Lieferumfang: 2 Handschuhe und eine Tasche. => 2 gloves and a bag => 2 eldiven ve 1 çanta
Perfekt für Camping und Reisen. => camping; travel => kamp; seyahat
Ideal für das Büro. => the office => ofis
Das Zelt ist für 4 Personen. => up to 4 people => en fazla 4 kişi
Die Jacke ist wasserdicht und winddicht. => waterproof; windproof => su geçirmez; rüzgâr geçirmez
Das ist eine wasserdichte Tasche für dich. => waterproof => su geçirmez
Die Tasse ist spülmaschinenfest. => dishwasher-safe => bulaşık makinesinde yıkanabilir
Der Stuhl ist klappbar und leicht. => lightweight; foldable => hafif; katlanabilir
Die Lampe ist wiederaufladbar. => rechargeable => şarj edilebilir
Das ist handgemacht. => handmade => el yapımı
Die Seife ist vegan und ohne Parabene. => paraben-free; vegan => parabensiz; vegan
Bitte nicht bleichen. => do not bleach => ağartıcı kullanmayın
Von Hand waschen, bitte. => hand wash => elde yıkanır
Es wird in Portugal gefertigt. => Portugal => Portekiz
Hergestellt in der Türkei. => Turkey => Türkiye
Es ist made in Germany. => Germany => Almanya
Der Schuh hat eine Sohle aus Gummi. => with a rubber sole => kauçuk tabanlı
Die Bluse ist bügelfrei. => wrinkle-free => kırışmaz
Die Jacke ist nicht wasserdicht. => - => -
Das ist ohne Leder gemacht. => - => -
Das ist ein Sofa in Lederoptik. => - => -
Die Lederpflege ist für dich. => - => -
Es gibt Baumwolle oder Wolle. => - => -
Es ist optional wasserdicht. => - => -
Der Akku ist separat erhältlich. => - => -
Es ist kompatibel mit kabellosen Geräten. => - => -
Es ist weicher als Seide. => - => -
Es ist kein Holz. => - => -
Es passt zu unserem Tisch aus Eiche. => - => -
Es ist für bis zu 120 kg. => - => -
Es ist nicht für Babys geeignet. => - => -
Das Futter ist aus 100 % Polyester. => - => -
Wenn du eine wasserdichte Jacke suchst. => - => -
Ein Reiniger für Leder und Holz. => - => -
Das Model ist 178 cm groß. => - => -
Die Länge ist 10 bis 15 cm. => - => -
`;
