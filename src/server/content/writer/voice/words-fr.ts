import type { ProductWords } from './product-words.ts';

export const FRENCH: ProductWords = {
  types: {
    necklace: 'collier, pendentif, sautoir, ras de cou, collier pendentif',
    bracelet: 'bracelet, jonc, bracelet de cheville, gourmette',
    earrings: "boucles d'oreilles, boucle d'oreille, créoles, puces d'oreilles, clous d'oreilles",
    ring: 'bague, alliance, chevalière, solitaire',
    brooch: 'broche',
    sneakers: 'baskets, sneakers, tennis en toile, basket',
    'running-shoes': 'chaussures de running, chaussures de course, chaussures running',
    boots: 'bottes, bottines, boots, bottes de pluie, bottine, botte',
    sandals: 'sandales, tongs, espadrilles, sandale',
    heels: 'escarpins, talons, chaussures à talons, sandales à talons',
    loafers: 'mocassins, loafers',
    slippers: 'chaussons, pantoufles, charentaises, chausson',
    bag: 'sac, sac à main, cabas, tote bag, sac bandoulière, pochette, besace, sac cabas, sac de plage, sac week end, sac banane, sac de voyage, sacoche',
    backpack: 'sac à dos, cartable',
    wallet: 'portefeuille, porte monnaie, porte cartes, portefeuilles',
    belt: 'ceinture, ceinture en cuir',
    watch: 'montre, montre bracelet, montre homme, montre femme',
    sunglasses: 'lunettes de soleil',
    umbrella: 'parapluie',
    suitcase: 'valise, valise cabine',
    't-shirt': 't shirt, tee shirt, tshirt, polo, teeshirt',
    shirt: 'chemise, surchemise',
    blouse: 'blouse, chemisier',
    top: 'débardeur, top, caraco, crop top, tunique, bustier',
    dress: 'robe, robe longue, robe de mariée',
    skirt: 'jupe, minijupe',
    trousers: 'pantalon, legging, chino, jogging',
    jeans: 'jean, jeans',
    shorts: 'short, bermuda, shorts',
    sweater: 'pull, gilet, cardigan, pull over, chandail, gilet en laine',
    hoodie: 'sweat, sweat à capuche, hoodie, sweatshirt',
    jacket: 'veste, blouson, blazer, doudoune sans manches, veste en jean',
    coat: 'manteau, trench, imperméable, parka, doudoune, caban, ciré',
    socks: 'chaussettes, chaussette, socquettes',
    underwear: 'culotte, soutien gorge, boxer, slip, lingerie, caleçon, brassière',
    swimwear: 'maillot de bain, bikini, short de bain',
    pyjamas: 'pyjama, chemise de nuit, nuisette',
    cap: 'casquette',
    beanie: 'bonnet, bonnet à pompon',
    scarf: 'écharpe, foulard, châle, snood, étole, bandana, chèche',
    gloves: "gants, moufles, gants en cuir, gants d'hiver, gants en laine, mitaines",
    'house-plant':
      "plante d'intérieur, monstera, plante verte, ficus, aloe vera, pothos, calathea, plante en pot",
    orchid: 'orchidée',
    succulent: 'succulente, cactus, plante grasse',
    bonsai: 'bonsaï',
    bouquet: 'bouquet, bouquet de fleurs, fleurs séchées, bouquet de roses, bouquet de fleurs séchées',
    'plant-pot':
      'pot de fleurs, cache pot, jardinière, pot en terre cuite, cache pots, pot à plante, pot de fleur, pot pour plante',
    seeds: 'graines, semences, sachet de graines, graines de fleurs',
    'garden-tool': 'sécateur, outils de jardin, transplantoir, bêche, outil de jardin, râteau, cisaille',
    'watering-can': 'arrosoir',
    sofa: "canapé, canapé d'angle, canapé lit",
    armchair: 'fauteuil',
    chair: 'chaise, chaise de bureau, chaise longue pliante, chaise pliante, chaise haute de cuisine',
    stool: 'tabouret, tabouret de bar, pouf',
    table: 'table, table basse, table à manger, guéridon, console, table de cuisine, table en bois',
    nightstand: 'table de chevet, table de nuit, chevet',
    desk: 'bureau, secrétaire',
    bed: 'lit, cadre de lit, lit superposé, lit bébé, lit enfant, tête et cadre de lit, lit double, sommier',
    mattress: 'matelas',
    shelf: 'étagère, bibliothèque, étagère murale',
    cabinet: 'armoire, commode, buffet, meuble tv, placard, vitrine, meuble de rangement',
    mug: 'mug, tasse, tasse à café, mug en céramique, gobelet en céramique, tasse à thé',
    'cup-and-saucer':
      'tasse et soucoupe, tasse avec soucoupe, tasse à espresso, tasses et soucoupes, tasse expresso, tasse à expresso',
    'drinking-glass':
      'verre, verre à vin, verre à eau, verres à pied, flûte à champagne, flûte, coupe à champagne, verre à thé, verres à vin, verre à whisky, verre à bière',
    plate: 'assiette, assiette plate, assiette à dessert, assiette creuse',
    bowl: 'bol, saladier, coupelle, bol à soupe, bol petit déjeuner',
    teapot: 'théière',
    'water-bottle': "gourde, bouteille isotherme, bouteille d'eau, thermos, bouteille réutilisable",
    'lunch-box': 'lunch box, boîte à goûter, bento, boîte repas, boîte à lunch',
    'cake-stand':
      'présentoir à gâteaux, plat à gâteau, serviteur, présentoir à gâteau, support à gâteau, présentoir à cupcakes',
    'baking-tin':
      'moule à gâteau, moule à cake, plaque de cuisson, moule à muffins, moule à tarte, plat à four, plat à gratin, moule à manqué',
    pan: 'poêle, casserole, cocotte, sauteuse, faitout, wok, poêle à frire, batterie de casseroles, marmite, crêpière, poêle en fonte',
    'kitchen-knife':
      'couteau de cuisine, couteau de chef, couteau à pain, couteaux de cuisine, couteau santoku, couteau du chef, couteau',
    cutlery:
      'couverts, ménagère, cuillères à café, fourchettes, petite cuillère, fourchette, couverts de table',
    'cutting-board': 'planche à découper, planche à pain, planche apéro, planche à fromage',
    'salt-and-pepper':
      'salière et poivrière, moulin à poivre, salière, poivrière, moulin à sel, salière poivrière',
    apron: 'tablier, tablier de cuisine',
    'tea-towel': 'torchon, torchon de cuisine, essuie vaisselle',
    'storage-jar':
      'bocal, bocal en verre, pot à épices, boîte à biscuits, boîte à thé, bocaux, pot de conservation, boîte de conservation',
    tray: 'plateau, plateau de service, plateau apéro',
    'cake-cases': 'caissettes à cupcakes, caissettes, caissettes à muffins, caissettes en papier',
    coffee: 'café, café en grains, café moulu, café en grain',
    tea: 'thé, thé vert, thé noir, infusion, tisane, rooibos, matcha',
    chocolate:
      'chocolat, tablette de chocolat, chocolat noir, truffes au chocolat, chocolats, chocolat au lait, pralinés',
    honey: 'miel',
    jam: 'confiture, marmelade, gelée de fruits',
    spices: "épices, mélange d'épices, curcuma, cannelle, épice, paprika",
    'olive-oil': "huile d'olive",
    nuts: 'noix, amandes, noisettes, noix de cajou, pistaches, mélange de noix',
    cream:
      'crème hydratante, crème visage, crème mains, crème pour les mains, crème de jour, crème de nuit, sérum, lait corporel, crème pour le visage, baume corps, sérum visage, crème pour les pieds, lait pour le corps',
    soap: 'savon, savon de marseille, savon solide',
    shampoo: 'shampoing, shampooing, après shampoing',
    perfume: 'parfum, eau de parfum, eau de toilette, eau de cologne',
    lipstick: 'rouge à lèvres, gloss',
    'make-up-brush':
      'pinceau maquillage, pinceaux de maquillage, pinceau à maquillage, pinceaux maquillage, pinceau poudre, pinceau fond de teint',
    hairdryer: 'sèche cheveux',
    doll: 'poupée, poupon, poupée de chiffon',
    'soft-toy': 'peluche, doudou, ours en peluche, nounours',
    puzzle: 'puzzle, casse tête puzzle',
    'board-game':
      'jeu de société, jeu de cartes, jeu de plateau, échiquier, jeu de dames, dominos, jeu d échecs',
    'building-blocks': 'cubes en bois, blocs de construction, jeu de construction, briques de construction',
    'toy-car':
      'petite voiture, voiture jouet, voiture télécommandée, voiture en bois, camion jouet, voiture miniature',
    notebook:
      'carnet, cahier, journal intime, agenda, bloc notes, carnet de notes, planner, carnet de croquis',
    pen: 'stylo, stylo plume, crayon, crayons de couleur, feutres, stylo bille, surligneur, feutre',
    book: 'livre, roman, livre de cuisine, livre de recettes, album jeunesse, livre de coloriage, livre pour enfants',
    'greeting-card':
      "carte de voeux, carte postale, carte d'anniversaire, faire part, carte, carte de noël, carte anniversaire, carte d'invitation",
    'gift-wrap':
      'papier cadeau, sac cadeau, emballage cadeau, boîte cadeau, étiquettes cadeaux, pochette cadeau, papier de soie',
    sticker: 'autocollant, sticker, stickers, gommettes',
    calendar: "calendrier, calendrier de l'avent, calendrier mural",
    'craft-kit':
      'kit créatif, kit de couture, kit broderie, kit tricot, kit de broderie, coffret créatif, kit crochet, kit de tricot, kit macramé, peinture par numéros, kit bougie, kit diy',
    'pencil-case': 'trousse, plumier, trousse scolaire, trousse à crayons',
    camera:
      'appareil photo, appareil photo numérique, caméra, reflex, caméra sport, appareil photo reflex, appareil photo hybride',
    'film-camera':
      'appareil photo argentique, appareil photo instantané, polaroid, appareil photo jetable, appareil argentique, appareil photo vintage',
    lens: 'objectif, objectif photo',
    tripod: 'trépied',
    phone: 'smartphone, téléphone, téléphone portable, iphone',
    'phone-case':
      'coque iphone, coque, coque de téléphone, étui téléphone, coque samsung, coque pour iphone, étui iphone, housse téléphone, coque téléphone, étui pour téléphone, coque galaxy',
    laptop: 'ordinateur portable, pc portable',
    'desktop-computer': 'ordinateur, ordinateur de bureau, pc gamer, mini pc, pc fixe',
    tablet: 'tablette, tablette tactile, ipad',
    headphones:
      'casque audio, écouteurs, casque bluetooth, casque sans fil, écouteurs sans fil, casque gamer',
    loudspeaker: 'enceinte, haut parleur, enceinte bluetooth, barre de son',
    keyboard: 'clavier, clavier mécanique',
    mouse: 'souris sans fil, souris gamer, souris optique, souris, souris bluetooth',
    monitor: "écran d'ordinateur, moniteur, écran pc, écran gamer",
    'storage-drive': 'disque dur, clé usb, ssd, carte mémoire, disque dur externe, carte sd',
    charger: 'chargeur, batterie externe, station de charge, chargeur sans fil, power bank',
    memory: 'mémoire vive, ram, barrette de ram, barrette mémoire',
    cable: 'câble, câble usb, câble hdmi, câble de charge, câble ethernet',
    'smart-watch': "montre connectée, bracelet connecté, traqueur d'activité",
    bicycle: 'vélo, vélo de route, vtt, vélo électrique, draisienne, bicyclette, vélo pliant',
    'yoga-mat': 'tapis de yoga, tapis de sport, tapis de gym, tapis yoga, tapis de fitness',
    dumbbells: 'haltères, haltère, kettlebell, haltère courte',
    'boxing-gloves': 'gants de boxe, gant de boxe',
    football: 'ballon de football, ballon de foot',
    basketball: 'ballon de basket',
    'tennis-ball': 'balle de tennis, balles de tennis',
    tent: 'tente, tente de camping',
    'sleeping-bag': 'sac de couchage',
    skateboard: 'skateboard, planche à roulettes, longboard, skate',
    'skipping-rope': 'corde à sauter',
    helmet: 'casque de vélo, casque vélo, casque de ski, casque moto',
    'dog-lead': 'laisse, laisse pour chien, harnais pour chien, harnais chien, laisse chien',
    'pet-bed':
      'panier pour chien, coussin pour chien, panier chat, lit pour chien, panier pour chat, lit pour chat, coussin chien',
    'pet-food':
      'croquettes, croquettes pour chien, croquettes pour chat, pâtée, friandises pour chien, friandise pour chien, friandises pour chat, pâtée pour chat',
    'pet-toy': 'jouet pour chien, jouet pour chat, jouet chien, jouet chat, jouets pour chat',
    'scratching-post': 'arbre à chat, griffoir',
    lamp: 'lampe, lampe de chevet, lampadaire, suspension, lustre, veilleuse, applique, lampe de bureau, lampe de table, applique murale, plafonnier, lampe à poser',
    lampshade: 'abat jour',
    candle:
      'bougie, bougie parfumée, bougies chauffe plat, bougie artisanale, bougie de soja, chandelle, fondant parfumé, bougie naturelle',
    'candle-holder': 'bougeoir, photophore, chandelier, porte bougie, porte bougies, bougeoirs',
    vase: 'vase, soliflore',
    cushion: 'coussin, oreiller, coussin décoratif, coussin de sol, coussin déco',
    blanket: 'couverture, plaid, couverture bébé, jeté de canapé, jeté de lit',
    rug: 'tapis, tapis berbère, tapis de salon, tapis de couloir, kilim, descente de lit, tapis enfant, tapis rond',
    curtain: 'rideau, rideaux, voilage, double rideaux, voilages, rideau occultant',
    'bed-linen':
      "housse de couette, parure de lit, drap, linge de lit, taie d'oreiller, drap housse, taies d'oreiller, parure de draps, drap plat",
    towel:
      'serviette de bain, serviette de plage, drap de bain, serviette de toilette, fouta, gant et serviette, serviettes de bain, drap de douche, serviette éponge',
    clock: 'horloge, réveil, pendule, horloge murale',
    mirror: 'miroir, miroir mural, glace murale',
    'picture-frame': 'cadre photo, cadre, porte photo, cadre en bois',
    'wall-art':
      'affiche, tableau, poster, toile, tableau mural, affiche encadrée, tenture murale, tapisserie murale, illustration, toile imprimée, peinture à l huile',
    'storage-box':
      'boîte de rangement, coffre à jouets, caisse de rangement, malle, boîte à souvenirs, coffre de rangement, caisse en bois',
    basket:
      'panier, corbeille, panier à linge, panier en osier, panière, panier de rangement, corbeille à pain, corbeille à fruits',
    'christmas-decoration':
      'décoration de noël, boule de noël, boules de noël, sapin de noël, couronne de noël, guirlande de noël, chaussette de noël, décorations de noël, suspension de noël, couronne de l avent, sapin, étoile de noël',
    bunting: 'guirlande de fanions, fanions, guirlande fanions',
    doormat: 'paillasson, tapis d entrée',
    'wall-sign':
      'plaque en métal, plaque de porte, panneau en bois, enseigne, plaque métal, panneau décoratif, plaque décorative, enseigne lumineuse, plaque murale',
    figurine: 'figurine, statue, statuette, sculpture, nain de jardin, buste, statuette bouddha',
    'hot-water-bottle': 'bouillotte',
  },
  kinds: {
    jewellery:
      'bijou, bijoux, parure de bijoux, boutons de manchette, piercing, diadème, chaîne, charm, bijoux de cheveux',
    shoes: 'chaussures, ballerines, sabots, souliers, derbies, chaussure, derby, crampons',
    accessories:
      'porte clés, porte clé, barrette, chouchou, bandeau, cravate, noeud papillon, trousse de toilette, trousse à maquillage, trousse de maquillage, étui à lunettes, étui lunettes, étiquette bagage, bretelles, bracelet de montre, bracelet montre, serre tête, accessoire cheveux, badge, éventail, porte passeport, étui passeport, pince à cheveux, vanity, pochette maquillage, chaîne à lunettes, pin s, élastique cheveux, bijou de sac, lunettes, épingle',
    clothing:
      'chapeau, chapeau de paille, peignoir, costume, combinaison, barboteuse, body, collants, kimono, poncho, robe de chambre, salopette, bavoir, béret, bob, déguisement, marinière, gigoteuse, survêtement, ensemble, layette, cape, tailleur, vêtement',
    plants:
      'plante, fleur, bulbes, terreau, engrais, nichoir, mangeoire, tuyau d arrosage, gants de jardinage, gants de jardin, serre, plante artificielle extérieur, olivier, rosier, lavande, fougère, terrarium, tuteur, porte plante, porte plantes, suspension pour plante, suspension plante, support plante, suspension macramé, support de plante, treillis, muguet, tulipes, citronnier',
    furniture:
      'meuble, banc, portemanteau, porte manteau, meuble à chaussures, chaise haute, paravent, tête de lit, berceau, chaise longue, transat, salon de jardin, desserte, porte manteaux, banquette, range bouteilles, méridienne, coiffeuse, balancelle, mobilier',
    kitchen:
      'dessous de verre, sous verre, soucoupe, coquetier, serviette de table, serviettes en papier, serviettes de table, nappe, chemin de table, set de table, sets de table, manique, gant de cuisine, rouleau à pâtisserie, fouet, râpe, ouvre boîte, décapsuleur, tire bouchon, pichet, carafe, bouilloire, cafetière, machine à café, moulin à café, grille pain, blender, balance de cuisine, emporte pièce, emporte pièces, corbeille à pain tissu, beurrier, service à thé, service de table, vaisselle, infuseur, infuseur à thé, passoire à thé, boule à thé, sucrier, pot à lait, paille, pailles, pailles en inox, bloc à couteaux, porte couteaux, aiguiseur, aiguiseur de couteau, étagère à épices, minuteur, spatule, cuillère en bois, moule à glaçons, glacière, sac isotherme, porte tasse, porte mugs, support à mugs, rond de serviette, porte serviettes, assiettes en carton, gobelets en carton, gobelet, boîte à pain, dessous de plat, passoire, mortier, chinois, mandoline, louche, seau à glace, shaker, huilier, gant de four, égouttoir, couvercle, biberon, bec verseur, magnet, ustensiles de cuisine, ustensile, pince de cuisine, essoreuse, moule à glace, moules à chocolat, plat, plat de service, porte filtre, filtre à café, théière filtre, robot de cuisine, bouteille, range couverts, bee wrap, emballage alimentaire, sac à pain, assiette en carton, gobelet en carton, tire bouchons, moule à biscuits',
    food: 'biscuit, biscuits, bonbons, vin, vin rouge, vin blanc, bière, gin, liqueur, sirop, jus, vinaigre, pâtes, sauce, moutarde, sel, granola, muesli, pesto, fromage, fruits secs, caramels, caramel, nougat, pain d épices, panier garni, coffret gourmand, pâte à tartiner, macarons, foie gras, terrine, tapenade, farine, riz, sucre, olives, cacao, champagne, limonade, calissons, saucisson, fleur de sel, chips, rillettes, cidre, madeleines',
    beauty:
      'bombe de bain, sel de bain, sels de bain, masque visage, vernis à ongles, mascara, fard à paupières, baume à lèvres, déodorant, crème solaire, gel douche, brosse à cheveux, peigne, rasoir, blaireau, huile à barbe, huile pour le visage, huile corporelle, huile essentielle, masque cheveux, brosse à dents, dentifrice, lisseur, fer à boucler, gommage, eau micellaire, démaquillant, lingettes démaquillantes, poudre, blush, fond de teint, correcteur, anti cernes, eye liner, crayon yeux, huile de massage, huile sèche, palette, lime à ongles, coton démaquillant, tonique, eau florale, spray cheveux, masque, masque capillaire, coffret soin, baume à barbe, soin visage, gua sha, boule de bain, crème, baume',
    toys: "jouet, jeu, hochet, jouet en bois, dînette, maison de poupée, billes, toupie, cerf volant, pâte à modeler, marionnette, mobile, boîte à musique enfant, cheval à bascule, train en bois, tapis d'éveil, tapis d éveil, ballon de baudruche, bulles de savon, anneau de dentition, cabane, tipi, cuisine en bois, déguisement enfant, trottinette jouet, jeux, circuit de voitures, figurines d'action, marionnettes à doigts, vêtements de poupée, lit de poupée, poussette poupée, toboggan",
    stationery:
      'papeterie, taille crayon, gomme, règle, ciseaux, colle, enveloppe, marque page, marque pages, classeur, masking tape, ruban adhésif, pot à crayons, tampon, peinture, aquarelle, pinceau, album photo, laine, fil, tissu, perles, aiguilles à tricoter, crochet, tableau magnétique, ardoise, craie, serre livres, papier à lettres, protège cahier, couverture de livre, sous main, porte stylo, kit de calligraphie, encre, ruban, papier, post it, pelote, pelote de laine, patron, couvre livre, protège livre, porte crayons, range stylos, trombones, toile à peindre, tampon encreur, cire à cacheter',
    photo:
      'sac photo, sangle appareil photo, pellicule, anneau lumineux, drone, jumelles, télescope, film instantané, imprimante photo, étui appareil photo, bouchon d objectif, papier photo, dragonne appareil photo, courroie appareil photo',
    electronics:
      'carte graphique, processeur, routeur, webcam, microphone, micro, imprimante, vidéoprojecteur, télévision, téléviseur, console de jeux, manette, adaptateur, hub usb, housse pour ordinateur, housse ordinateur, support ordinateur, housse tablette, coque airpods, coque ipad, étui airpods, coque tablette, étui tablette, support téléphone, support de téléphone, support pour téléphone, verre trempé, protection écran, protecteur d écran, tapis de souris, pile, piles, batterie, ampoule, ruban led, platine vinyle, radio, amplificateur, prise, multiprise, support écran, support casque, babyphone, caméra de surveillance, liseuse, calculatrice, chaîne de téléphone, cordon téléphone, bijou de téléphone, film de protection, anneau téléphone, support tablette, bracelet apple watch, perche à selfie, pochette ordinateur, sacoche ordinateur',
    sports:
      'ballon de gym, bande élastique, élastique de musculation, rouleau de massage, sac de frappe, raquette de tennis, raquette, balle de golf, ballon, ballon de volley, gants de gardien, lunettes de natation, trottinette, rollers, patins à glace, skis, luge, lampe de vélo, antivol, antivol vélo, pompe à vélo, sacoche de vélo, sacoche vélo, sonnette vélo, sonnette de vélo, selle de vélo, selle, panier vélo, panier de vélo, chaise de camping, réchaud, matelas de camping, matelas gonflable, hamac, lampe frontale, lampe torche, bâton de randonnée, bâtons de randonnée, corde d escalade, canne à pêche, cible de fléchettes, genouillères, brique de yoga, sac de yoga, sac pour tapis de yoga, barre de traction, tapis de course, sac de sport, trampoline, pétanque, boules de pétanque, bandes de boxe, sardines de tente, sangle de yoga, gants de vélo, gants de ski, gants de musculation, masque de ski, lanterne de camping, housse de vélo, porte vélo, vélo d appartement, boussole, panier de basket',
    pets: 'collier pour chien, collier chien, collier pour chat, collier chat, gamelle, gamelle pour chien, manteau pour chien, manteau chien, litière, bac à litière, médaille chien, médaille pour chien, caisse de transport, aquarium, cage à oiseaux, niche, brosse pour chien, shampoing pour chien, sac de transport chat, fontaine à eau chat, pull pour chien, pull chien, bandana pour chien, bandana chien, imperméable pour chien, sacs à crottes, roue hamster, chatière, sac à crottes, niche pour chien',
    home: "cintre, crochet mural, patère, patères, butoir de porte, cale porte, boîte à bijoux, porte bijoux, coffret à bijoux, porte bagues, vide poche, boîte à musique, tirelire, porte savon, distributeur de savon, porte brosse à dents, rideau de douche, tapis de bain, brosse wc, porte serviette, sac à linge, pince à linge, pinces à linge, planche à repasser, fer à repasser, aspirateur, balai, poubelle, seau, encens, porte encens, brûle parfum, diffuseur, diffuseur de parfum, parfum d'intérieur, spray d'intérieur, bougie led, humidificateur, ventilateur, chauffage, thermomètre, station météo, housse de coussin, housse de canapé, housse de chaise, housse de matelas, protège matelas, surmatelas, couette, lanterne, guirlande lumineuse, guirlande guinguette, pied de lampe, guirlande, couronne, couronne de fleurs, décoration, déco, attrape rêves, attrape rêve, carillon, fleur artificielle, fleurs artificielles, plante artificielle, sticker mural, stickers muraux, papier peint, tringle à rideaux, tringle, embrasse, embrasses, boîte aux lettres, numéro de maison, cloche, étendoir, boîte à outils, tournevis, perceuse, marteau, échelle, boule à neige, boudin de porte, éteignoir, coupe mèche, brasero, barbecue, parasol, chauffe mains, masque de nuit, boîte à mouchoirs, galette de chaise, dessus de chaise, boîte à chaussures, porte clés mural, accroche clés, support mural, bouton de meuble, poignée de meuble, mouche bougie, boîte, pot pourri, huile parfumée, porte manteau mural, porte magazines, rond de rideau, anneaux de rideau, valet de nuit, sachet de lavande, bac, bidon, boîte à bougie, jarre, dessous de lampe, brosse vaisselle",
  },
  others:
    'support, porte, housse, étui, nettoyant, produit nettoyant, entretien, cirage, kit, accessoire, pièce, pièce détachée, ouvre, couvercle, coffret, coffret cadeau, carte cadeau, bon cadeau, chèque cadeau, box, box surprise, échantillon, patron de couture, cours, atelier, modèle, ebook, lacets, semelles, semelle, chausse pied, brosse, mèche, cire, moule, moule à savon, moule à bougie, pince, cadenas, roue, poignée, bouton, fermeture éclair, filtre, recharge, fixation, pied de table, pieds de table, pied de meuble, pieds de canapé, siège auto, étiquette, rangement, organiseur, sachet, spray, huile, lessive, outil, machine, appareil, corde, chiffon, lot surprise, porte bonheur, crème pour cuir, baume pour cuir, crème cuir, imperméabilisant, détachant, lettre, chiffre, étoile, coeur, ange, arbre, boîtier, bec, ressort, levier, remise, téléchargement, pdf, fichier, dragées, cadeau invité, cadeau, mousse, colle bois, vernis, peinture meuble, teinture, bague de serrage, bague d adaptation, bracelet de serrage, table à langer housse, table de mixage, table de multiplication, table d harmonie, lit de semences, carte mère, carte mystère, carte sim, carte son, robe de vin, bas, fil électrique, bouchon',
  describing:
    'rouge, bleu, bleue, vert, verte, blanc, blanche, noir, noire, rose, violet, gris, grise, marron, beige, écru, doré, dorée, argenté, argent, or, jaune, orange, turquoise, bordeaux, kaki, terracotta, naturel, marine, coton, lin, laine, cuir, soie, bois, chêne, bambou, métal, acier, inox, céramique, porcelaine, grès, verre, rotin, osier, velours, cachemire, laiton, petit, petite, grand, grande, mini, long, longue, court, courte, rond, ronde, lot, set, paire, pièces, taille, vintage, rétro, moderne, bohème, scandinave, fleuri, fleurie, rayé, rayée, brodé, brodée, imprimé, imprimée, motif, femme, homme, enfant, bébé, fille, garçon, mixte, noël, pâques, anniversaire, mariage, été, hiver, artisanal, artisanale, fait main, personnalisé, personnalisée, personnalisable, bio, vegan, neuf, nouveau, pliable, sans fil, parfumée, parfumé, décoratif, décorative, jolie, joli, beau, belle, véritable, authentique',
};
