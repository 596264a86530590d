/**
 * Parts of a thing, and what comes with it: what is said of them is not said of the whole. English | Turkish, «with» it |
 * German | French | Spanish. Those without a `+` are known only to be left out.
 */
export const PARTS = `
+ outsole | dış tabanlı, dış taban, dış tabanı | Außensohle, laufsohle | semelle extérieure | suela exterior
+ sole | tabanlı, taban, tabanı | Sohle | semelle | suela
+ upper | sayalı, saya, sayası | Obermaterial, schaft | tige | empeine
+ plate | plakalı, plaka, plakası | Platte | plaque | placa
+ frame, chassis | iskeletli, iskelet, iskeleti | Gestell, rahmen | structure, cadre, châssis | estructura, armazón, marco
+ handle, handles | saplı, =sap, sapı, kulp, kulpu | Griff, henkel | poignée, manche | =mango, asa
+ lid | kapaklı, kapak, kapağı | Deckel | couvercle | tapa
+ lining | astarlı, astar, astarı | Futter, innenfutter | doublure | forro
+ filling, padding, wadding, fill | dolgulu, dolgu, dolgusu | Füllung, polsterung | rembourrage, garnissage | relleno
+ legs, =leg, feet | ayaklı, ayak, ayakları, ayağı | Beine, füße, beinen, füßen | pieds, pieds | patas
+ base | altlıklı, altlık, altlığı, kaide, kaidesi | Sockel, fuß, boden | base, socle | base
+ clasp, buckle | tokalı, toka, tokası | Schließe, verschluss, schnalle | fermoir, boucle | cierre, hebilla
+ heat spreader | soğutucu plakalı, soğutucu plaka | Kühlkörper | dissipateur | disipador
+ casing | dış kılıflı, dış kılıf, dış kılıfı | Hülle | enveloppe | cubierta
+ housing, shell | gövdeli, gövde, gövdesi, kasa, kasası | Gehäuse | boîtier, coque | carcasa
+ interior, inside | iç yüzeyli, iç yüzey, iç kısım, içi | Innenseite | intérieur | interior
+ seat cushions, seat cushion | oturma minderli, oturma minderi | Sitzkissen | coussins d’assise | cojines de asiento
+ tray table, tabletop, table top, worktop | tablalı, tabla, tablası | Tischplatte | plateau de table | tablero
 strap, straps, cord, chain | askı, askısı, kayış, kordon, kordonu, zincir, zinciri | Träger, Riemen, Gurt, Kette, Kabel, Band, Kordel | bretelle, sangle, chaîne, cordon, bandoulière | correa, tirante, cadena, cordón
 exterior, surface, cover, back, front, edge, centers, centres, center, centre | dış yüzey, yüzey, yüzeyi, kenar, kenarı, kılıfı | Außenseite, Oberfläche, Bezug, Rand, Rückseite, Vorderseite, Kanten | extérieur, surface, housse, bord, dos | exterior, superficie, funda, borde
 sleeve, sleeves, collar, cuff, cuffs, heel, heels, insole, midsole, trim, trims, details, detail, accents, button, buttons, zip, pocket, hem, neckline | =kol, kolu, kolları, yaka, yakası, manşet, topuk, topuğu, detay, detayı, detaylı, detayları, =düğme, düğmesi, düğmeleri, =fermuar, =cep, cebi, biye | Ärmel, Kragen, Absatz, Innensohle, Details, Detail, Knöpfe, Reißverschluss, Saum, Besatz | manche, manches, col, talon, détail, détails, bouton, boutons, poche, ourlet | manga, mangas, cuello, tacón, plantilla, detalle, detalles, botón, botones, bolsillo, dobladillo
 gift box, packaging, pouch, dust bag, display case, gift bag, mannequin, model | hediye kutusu, ambalaj, kese, kesesi, ambalajı, manken, mankenin, model, modelin | Geschenkbox, Verpackung, Beutel, Staubbeutel, Model, Geschenkverpackung | coffret, emballage, pochette, écrin, sachet, mannequin | embalaje, estuche, saquito, modelo
 leaves, flowers, flower, petals, balloon, lens, glass top, blade, wick, stone, stones, dial, screen, display, plug, conductors, stems, stem | yaprak, yaprakları, çiçek, çiçekleri, fitil, fitili, =taş, taşı, kadran, kadranı, ekran, ekranı, kolye ucu | Blätter, Blüten, Klinge, Docht, Stein, Anhänger, Zifferblatt, Bildschirm, Display | feuilles, fleurs, lame, mèche, pierre, pendentif, cadran, écran | hojas, flores, hoja, mecha, piedra, colgante, esfera, pantalla
`;
