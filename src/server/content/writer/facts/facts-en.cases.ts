/** What an English description says, and what may be said of it in English and in Turkish; `-` is nothing. */
export const ENGLISH = `
The shirt is made of 100% cotton. => 100% cotton => %100 pamuk
This bag is made of genuine leather. => genuine leather => hakiki deri
The sofa is upholstered in velvet. => velvet => kadife
A cutting board made of solid oak. => solid oak => masif meşe
A table of solid wood for your home. => solid wood; home => masif ahşap; ev
It is a scarf of merino wool. => merino wool => merinos yünü
This is a T-shirt from organic cotton. => organic cotton => organik pamuk
The shirt has 80% cotton, 20% polyester. => 80% cotton, 20% polyester => %80 pamuk, %20 polyester
Made from recycled polyester. => recycled polyester => geri dönüştürülmüş polyester
The bottle is made of stainless steel. => stainless steel => paslanmaz çelik
The pan is made of cast iron. => cast iron => dökme demir
The ring is made of sterling silver. => sterling silver => 925 ayar gümüş
It is a gold-plated necklace. => gold-plated => altın kaplama
The mug is made of porcelain. => porcelain => porselen
The vase is made of glass. => glass => cam
This is a basket of rattan. => rattan => rattan
This candle is made of soy wax. => soy wax => soya mumu
The jacket is a faux leather one. => faux leather => suni deri
The wallet is vegan leather. => faux leather => suni deri
It is a cashmere sweater. => cashmere => kaşmir
The yoga mat is natural rubber. => yoga; natural rubber => yoga; doğal kauçuk
The tray is 24 x 8 cm. => 24 × 8 cm => 24 × 8 cm
The box measures 30 × 20 × 10 cm. => 30 × 20 × 10 cm => 30 × 20 × 10 cm
Size: approx. 40 x 60 cm. => approx. 40 × 60 cm => yaklaşık 40 × 60 cm
Height: 24.5 cm. => 24.5 cm high => 24,5 cm yükseklik
The vase is 30 cm tall. => 30 cm high => 30 cm yükseklik
Diameter: 12 cm => 12 cm in diameter => 12 cm çap
The capacity is 350 ml. => 350 ml => 350 ml
5m (metres) network cable for the office. => 5 m; the office => 5 m; ofis
It holds 1.5 l. => 1.5 l => 1,5 l
The jar can hold 57 oz (1.7 l) and is yours. => 57 oz (1.7 l) => 1,7 l
It weighs 1.2 kg. => 1.2 kg => 1,2 kg
Weight: 250 g => 250 g => 250 g
Colour: navy blue. => navy => lacivert
The dress comes in burgundy. => burgundy => bordo
This is a black leather bag. => leather; black => deri; siyah
The box contains 2 gloves and a bag. => 2 gloves and a bag => 2 eldiven ve 1 çanta
Includes a charging cable and 2 straps. => a charging cable and 2 straps => 1 şarj kablosu ve 2 kayış
This is a set of 6 for you. => a set of 6 => 6’lı set
You get a 3-pack. => a set of 3 => 3’lü set
A puzzle with 500 pieces. => 500 pieces => 500 parça
A notebook with 120 pages. => 120 pages => 120 sayfa
It is perfect for camping and hiking. => camping; hiking => kamp; doğa yürüyüşü
It is ideal for the office. => the office => ofis
It is great for travel. => travel => seyahat
It is perfect for weddings. => weddings => düğün
It is made for everyday use. => everyday use => günlük kullanım
It is suitable for sensitive skin. => sensitive skin => hassas ciltler
It is perfect for home, office and travel. => home; the office; travel => ev; ofis; seyahat
It makes a perfect gift. => gifts => hediye
The tent is for 4 people. => up to 4 people => en fazla 4 kişi
The jacket is waterproof. => waterproof => su geçirmez
The mug is dishwasher-safe and microwave safe. => dishwasher-safe; microwave-safe => bulaşık makinesinde yıkanabilir; mikrodalgada kullanılabilir
The chair is foldable. => foldable => katlanabilir
The lamp is rechargeable and wireless. => rechargeable; wireless => şarj edilebilir; kablosuz
It is handmade with love. => handmade => el yapımı
It is BPA-free. => BPA-free => BPA içermez
The cream is vegan and cruelty-free. => cruelty-free; vegan => hayvanlar üzerinde test edilmemiş; vegan
The sheet is wrinkle-free. => wrinkle-free => kırışmaz
It is lightweight and breathable. => lightweight; breathable => hafif; nefes alan
Hand wash only, please. => hand wash => elde yıkanır
Do not tumble dry. => do not tumble dry => kurutucuda kurutmayın
It is machine washable at 30 degrees. => machine wash at 30 °C => 30 derecede yıkanabilir
It is made in Portugal. => Portugal => Portekiz
It is handmade in Turkey. => handmade; Turkey => el yapımı; Türkiye
It is designed in Italy and made in Spain. => Spain => İspanya
The shoe has a rubber outsole. => with a rubber outsole => kauçuk dış tabanlı
The chair frame is made of solid wood. => with a solid wood frame => masif ahşap iskeletli
A simple mug with a mustard interior. => with a mustard interior => hardal iç yüzeyli
The jacket is not waterproof. => - => -
The bag is made without leather. => - => -
It looks like leather. => - => -
It is a leather look jacket. => - => -
It is a soap in the shape of a bar, unlike cotton. => - => -
It matches our oak table. => - => -
It is compatible with wireless chargers. => - => -
The strap is optional and waterproof. => - => -
Batteries are sold separately. => - => -
Available in cotton or wool. => - => -
Made of cotton or linen. => - => -
It is softer than cashmere. => - => -
A cleaner for leather and suede. => - => -
This is a leather cleaner. => - => -
It is not suitable for babies. => - => -
It is for laptops up to 15 inches. => - => -
The strap is 120 cm long. => - => -
The model is 178 cm tall and wears size S. => - => -
It bears up to 120 kg. => - => -
It comes in a wooden box. => - => -
If you need a waterproof bag, look elsewhere. => - => -
Looking for a handmade gift? => - => -
It may be foldable. => - => -
It is semi-transparent. => - => -
The fabric weight is 180 g/m². => - => -
We are inspired by Italy. => - => -
It is a wine glass for you. => - => -
It feels like silk. => - => -
Enjoy it with black tea. => - => -
It ships from Germany. => - => -
No plastic at all. => - => -
The lining: 100% polyester. => - => -
It is almost waterproof. => - => -
From 10 to 15 cm it grows. => - => -
`;
