/** What a Turkish description says, and what may be said of it in English and in German; `-` is nothing. */
export const TURKISH = `
Bu gömlek %100 pamuk. => 100% cotton => 100 % Baumwolle
Bu tişört %100 pamuklu bir ürün. => 100% cotton => 100 % Baumwolle
Yumuşak pamuktan üretilen bir kazak. => cotton; soft => Baumwolle; weich
Hakiki deriden üretilmiş bir çanta. => genuine leather => Echtleder
Bu masa masif meşe. => solid oak => massive Eiche
Ahşaptan yapılmış ve çok güzel. => wood => Holz
Paslanmaz çelikten bir termos ve çok hafif. => stainless steel; lightweight => Edelstahl; leicht
Bu yüzük 925 ayar gümüş. => sterling silver => 925er-Silber
Altın kaplama bir kolye bu. => gold-plated => vergoldet
Keten bir gömlek ve çok hafif. => linen; lightweight => Leinen; leicht
Bu kupa porselen. => porcelain => Porzellan
Bu çanta suni deri ve çok şık. => faux leather => Kunstleder
%80 yün, %20 polyester karışımı bir kaban. => 80% wool, 20% polyester => 80 % Wolle, 20 % Polyester
Ölçüler: 24 x 8 cm. => 24 × 8 cm => 24 × 8 cm
Bu kutu yaklaşık 30 x 20 x 10 cm. => approx. 30 × 20 × 10 cm => ca. 30 × 20 × 10 cm
Yüksekliği 24,5 cm ve çok şık. => 24.5 cm high => 24,5 cm hoch
Çapı: 12 cm. => 12 cm in diameter => 12 cm Durchmesser
350 ml kapasiteli bir kupa. => 350 ml => 350 ml
Ağırlık: 1,2 kg. => 1.2 kg => 1,2 kg
Renk: lacivert. => navy => marineblau
6'lı set olarak ve çok şık. => a set of 6 => 6er-Set
Bu ürün 12 parça. => 12 pieces => 12 Teile
Kutu içeriği: 2 eldiven ve 1 çanta. => 2 gloves and a bag => 2 Handschuhe und eine Tasche
Kamp için ideal. => camping => Camping
Ofis ve ev için çok uygun. => home; the office => zu Hause; das Büro
Seyahat için ideal bir çanta. => travel => Reisen
Hassas ciltler için uygun. => sensitive skin => empfindliche Haut
Günlük kullanım için ideal. => everyday use => den Alltag
Bu çadır 4 kişilik. => up to 4 people => bis zu 4 Personen
Bu mont su geçirmez. => waterproof => wasserdicht
Bu kupa bulaşık makinesinde yıkanabilir. => dishwasher-safe => spülmaschinenfest
Bu sandalye katlanabilir ve hafif. => lightweight; foldable => leicht; faltbar
Bu lamba şarj edilebilir ve kablosuz. => rechargeable; wireless => wiederaufladbar; kabellos
Bu ürün el yapımıdır. => handmade => handgemacht
Bu ürün kaymaz ve çok sağlam. => non-slip; stable => rutschfest; stabil
Bu krem vegan ve parabensiz. => paraben-free; vegan => parabenfrei; vegan
Fermuarlı ve cepli bir çanta bu. => with pockets; with a zip => mit Taschen; mit Reißverschluss
Elde yıkama önerilir. => hand wash => Handwäsche
30 derecede yıkanabilir ve çok hafif. => lightweight; machine wash at 30 °C => leicht; Maschinenwäsche bei 30 °C
Nemli bezle silin. => wipe clean => abwischbar
Türkiye'de üretilmiştir. => Turkey => Türkei
Menşei: İtalya. => Italy => Italien
İspanya'da el emeği ile üretilmiş bir ürün. => handmade => handgemacht
Bu ayakkabı kauçuk tabanlı ve çok hafif. => lightweight; with a rubber sole => leicht; mit Sohle aus Gummi
Bu mont su geçirmez değildir. => - => -
Deri görünümlü bir çanta bu. => - => -
Bu çanta deri değil. => - => -
Piller ayrı satılır. => - => -
Pamuk veya yün olarak üretilir. => - => -
Ürün plastik içeren bir kutu değil. => - => -
İpek gibi bir his. => - => -
Bebekler için uygun değildir. => - => -
Telefonlarla uyumlu kablosuz bir ürün. => - => -
Deri bakım kremi için. => - => -
Mankenin boyu 178 cm. => - => -
En fazla 120 kg taşır. => - => -
10-15 cm arası bir ürün. => - => -
Tahta kutusunda hediye olarak gelir. => - => -
Eğer su geçirmez bir çanta istiyorsan. => - => -
Ahşap desenli bir halı bu. => - => -
Keten tohumu için bir kavanoz. => - => -
Kolu 60 cm uzunluğunda. => - => -
`;
