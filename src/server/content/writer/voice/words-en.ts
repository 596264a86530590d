import type { ProductWords } from './product-words.ts';

export const ENGLISH: ProductWords = {
  types: {
    necklace: 'necklace, choker, pendant necklace, pendant, locket, neckl',
    bracelet: 'bracelet, bangle, anklet',
    earrings: 'earring, ear stud, hoop earring, stud earring, ear cuff',
    ring: 'finger ring, signet ring, wedding ring, engagement ring, silver ring, gold ring, gemstone ring, diamond ring, stacking ring, cocktail ring, ~ring',
    brooch: 'brooch',
    sneakers:
      'sneaker, trainer shoe, =trainers, basketball shoe, skate shoe, tennis shoe, canvas shoe, high top, low top',
    'running-shoes': 'running shoe, trail runner, running trainer',
    boots: 'boot, chelsea boot, ankle boot, rain boot, welly, wellies, wellington, wellington boot, bootie',
    sandals: 'sandal, flip flop, espadrille, slider sandal',
    heels: '=heels, high heel, stiletto, court shoe, =pumps, block heel, kitten heel',
    loafers: 'loafer, moccasin, penny loafer',
    slippers: 'slipper, house shoe',
    bag: 'bag, handbag, hand bag, tote, tote bag, shoulder bag, crossbody, crossbody bag, clutch, clutch bag, shopper, shopper bag, shopping bag, satchel, duffel, duffle, duffel bag, holdall, charlotte bag, jumbo bag, messenger bag, bum bag, belt bag, fanny pack, beach bag, weekender',
    backpack: 'backpack, rucksack, daypack, school bag, back pack',
    wallet:
      'wallet, purse, coin purse, card wallet, card holder wallet, credit card holder, cardholder, billfold',
    belt: '=belt, leather belt, =belts, waist belt',
    watch: 'watch, wristwatch, wrist watch, chronograph',
    sunglasses: 'sunglass, aviator',
    umbrella: 'umbrella, brolly, parasol umbrella',
    suitcase: 'suitcase, carry on luggage, cabin luggage, hand luggage, trolley case, cabin case',
    't-shirt': 't shirt, tshirt, tee, tee shirt, longsleeve tee',
    shirt:
      'shirt, dress shirt, button down, oxford shirt, polo shirt, flannel shirt, linen shirt, denim shirt, overshirt',
    blouse: 'blouse',
    top: 'tank top, crop top, cami, camisole, tunic, tank, halter top, vest top, bodysuit, ~top, cropped top',
    dress: 'dress, gown, maxi dress, sundress, wedding dress, evening dress',
    skirt: 'skirt, midi skirt, miniskirt',
    trousers:
      'trouser, =pants, chino, legging, jogger, sweatpant, cargo pants, culotte, palazzo pants, slacks',
    jeans: '=jeans, =jean',
    shorts: '=shorts, bermuda',
    sweater: 'sweater, jumper, pullover, cardigan, turtleneck, knitwear, roll neck, crewneck sweater',
    hoodie: 'hoodie, sweatshirt, hooded sweatshirt, hooded top, zip hoodie, crewneck',
    jacket: 'jacket, blazer, bomber, windbreaker, gilet, denim jacket, puffer, puffer jacket, anorak',
    coat: 'coat, trench coat, overcoat, raincoat, rain mac, parka, peacoat, trench',
    socks: '=socks, =sock, ankle socks, crew socks',
    underwear:
      'underwear, brief, boxer brief, =boxers, boxer shorts, panty, knickers, bra, bralette, lingerie, thong',
    swimwear: 'swimwear, bikini, swimsuit, swim shorts, swim trunks, bathing suit, bikini top, bikini bottom',
    pyjamas: 'pyjama, pajama, nightgown, nightdress, sleepwear, nightshirt, pyjama set',
    cap: '~cap, baseball cap, trucker cap, snapback, dad cap, dad hat, trucker hat, flat cap, peaked cap',
    beanie:
      'beanie, winter cap, winter hat, bobble hat, knit hat, woolly hat, pompom hat, pom pom hat, knitted … cap, knit … cap, knitted … hat, pompom cap, wool hat, knit cap, wool cap',
    scarf: 'scarf, shawl, snood, pashmina, bandana, neckerchief',
    gloves: '=gloves, mitten, winter gloves, leather gloves, knitted gloves, driving gloves',
    'house-plant':
      'house plant, houseplant, indoor plant, monstera, ficus, aloe vera, aloe, sansevieria, snake plant, pothos, philodendron, calathea, zz plant, peace lily, rubber plant, spider plant, palm plant, potted plant, yucca plant, dracaena, spathiphyllum',
    orchid: 'orchid, phalaenopsis',
    succulent: 'succulent, cactus, cacti, indoor succulent, echeveria, haworthia',
    bonsai: 'bonsai, bonsai tree',
    bouquet:
      'bouquet, flower bouquet, bunch of roses, bunch of flowers, dried flowers, fresh flowers, flower arrangement',
    'plant-pot':
      'plant pot, flower pot, flowerpot, planter, cachepot, terracotta pot, window box, hanging planter',
    seeds: '=seeds, flower seed, vegetable seed, seed packet, seed mix, herb seed',
    'garden-tool':
      'garden tool, trowel, hand trowel, secateur, pruner, pruning shear, garden fork, garden rake, spade, hedge shear, hand fork, garden hoe',
    'watering-can': 'watering can',
    sofa: 'sofa, couch, settee, loveseat, sofa bed, chesterfield, corner sofa',
    armchair: 'armchair, arm chair, recliner, wingback chair, lounge chair, accent chair',
    chair:
      'chair, dining chair, desk chair, office chair, rocking chair, folding chair, gaming chair, garden chair, cafe chair',
    stool: 'stool, bar stool, barstool, step stool, footstool, foot stool, pouffe, pouf, ottoman',
    table:
      'coffee table, dining table, side table, console table, end table, kitchen table, wooden table, oak table, table with, picnic table, ~table',
    nightstand: 'nightstand, night stand, bedside table, bedside cabinet, night table',
    desk: 'desk, standing desk, writing desk, computer desk, side desk',
    bed: 'double bed, single bed, bunk bed, bed frame, bedframe, platform bed, wooden bed, day bed, daybed, king size bed, storage bed, ~bed',
    mattress: 'mattress, foam mattress, spring mattress',
    shelf:
      'shelf, shelves, bookshelf, bookshelves, bookcase, wall shelf, shelving unit, floating shelf, shelving',
    cabinet:
      'cabinet, wardrobe, dresser, sideboard, chest of drawers, drawer cabinet, cupboard, kitchen cabinet, armoire, tv cabinet, credenza, drawer chest',
    mug: 'mug, coffee mug, tea mug, travel mug, enamel mug, camping mug, coffee tumbler',
    'cup-and-saucer':
      'cup and saucer, teacup, tea cup, espresso cup, teacup and saucer, coffee cup, cappuccino cup, tea cup and saucer, coffee cup and saucer',
    'drinking-glass':
      'wine glass, tea glass, drinking glass, tumbler glass, water glass, whisky glass, whiskey glass, beer glass, champagne flute, champagne glass, cocktail glass, highball glass, shot glass, wine goblet, goblet, highball, glass tumbler, pint glass',
    plate:
      'dinner plate, side plate, dessert plate, ceramic plate, porcelain plate, serving plate, cake plate, stoneware plate, soup plate, ~plate, breakfast plate, bread plate',
    bowl: 'bowl, salad bowl, soup bowl, cereal bowl, serving bowl, mixing bowl, fruit bowl, sugar bowl, jam bowl, ramen bowl, snack bowl',
    teapot: 'teapot, tea pot, tea kettle teapot',
    'water-bottle':
      'water bottle, drinking bottle, sports bottle, thermos, thermos flask, vacuum flask, insulated bottle, drink bottle, flask',
    'lunch-box': 'lunch box, lunchbox, bento box, snack box, bento, lunch boxes',
    'cake-stand': 'cake stand, cakestand, cupcake stand, tier cakestand',
    'baking-tin':
      'baking tin, cake tin, baking pan, cake pan, loaf tin, muffin tin, bundt pan, springform, baking tray, loaf pan, muffin pan, springform tin, baking dish, pie dish',
    pan: 'frying pan, saucepan, skillet, wok, saute pan, casserole, dutch oven, grill pan, stockpot, cooking pot, cast iron pan, stock pot, casserole dish, cookware set, crepe pan',
    'kitchen-knife':
      "kitchen knife, chef knife, chefs knife, bread knife, paring knife, santoku, santoku knife, knife set, steak knife, carving knife, utility knife set, cook's knife",
    cutlery: 'cutlery, flatware, silverware, cutlery set, cake fork, teaspoon, tablespoon, fork and spoon',
    'cutting-board': 'cutting board, chopping board, breadboard, bread board, cheese board, serving board',
    'salt-and-pepper':
      'salt and pepper shaker, salt and pepper, salt and pepper mill, pepper mill, pepper grinder, salt shaker, salt and pepper set, salt mill, salt grinder, salt pig',
    apron: 'apron, kitchen apron',
    'tea-towel': 'tea towel, dish towel, kitchen towel, dishcloth',
    'storage-jar':
      'storage jar, glass jar, jar, cookie jar, mason jar, spice jar, food storage container, kitchen canister, canister, storage jars, biscuit tin, cookie tin, tea caddy',
    tray: 'tray, serving tray, tea tray, breakfast tray',
    'cake-cases': 'cake case, cupcake case, muffin case, cupcake liner, fairy cake case, muffin liner',
    coffee:
      'coffee, coffee bean, ground coffee, espresso bean, filter coffee, instant coffee, coffee pod, coffee capsule, espresso blend, coffee blend',
    tea: 'tea, green tea, black tea, herbal tea, tea bag, loose leaf tea, =teabags, chamomile tea, earl grey, rooibos, matcha, chai, chai tea, oolong',
    chocolate:
      'chocolate, chocolate bar, dark chocolate, milk chocolate, truffle, praline, chocolate truffle, bonbon, chocolates',
    honey: 'honey, wildflower honey, acacia honey',
    jam: 'jam, marmalade, strawberry jam, fruit spread',
    spices: 'spice, spice mix, paprika, cinnamon, turmeric, cumin, oregano, spice blend, saffron, seasoning',
    'olive-oil': 'olive oil, extra virgin olive oil',
    nuts: '=nuts, hazelnut, almond, walnut, pistachio, cashew, peanut, mixed nuts',
    cream:
      'face cream, hand cream, body lotion, moisturiser, moisturizer, night cream, day cream, eye cream, body cream, face serum, serum, body butter, facial cream, lotion, foot cream',
    soap: 'soap, soap bar, bar soap, hand soap, liquid soap, olive oil soap, shaving soap',
    shampoo: 'shampoo, shampoo bar, hair conditioner, conditioner',
    perfume: 'perfume, eau de parfum, eau de toilette, fragrance, cologne, body mist, parfum',
    lipstick: 'lipstick, lip gloss, lip tint, lip colour',
    'make-up-brush':
      'make up brush, makeup brush, foundation brush, powder brush, brush set makeup, blush brush, eyeshadow brush',
    hairdryer: 'hairdryer, hair dryer, blow dryer',
    doll: 'doll, rag doll, baby doll, fashion doll, russian doll',
    'soft-toy':
      'soft toy, teddy, teddy bear, plush, plushie, plush toy, stuffed animal, cuddly toy, plush bear, cuddly bear, stuffed toy',
    puzzle: 'puzzle, jigsaw, jigsaw puzzle, piece puzzle',
    'board-game':
      'board game, card game, chess set, domino, dominoes, boxed game, backgammon set, family game, snap cards, playing cards, snakes and ladders, ludo',
    'building-blocks':
      'building block, building bricks, wooden blocks, lego set, lego, toy blocks, construction set, stacking blocks',
    'toy-car':
      'toy car, toy truck, model car, rc car, toy tractor, diecast car, remote control car, toy train, racing car toy',
    notebook:
      'notebook, journal, diary, sketchbook, planner, exercise book, bullet journal, notepad, address book, sketch book, notebooks, memo pad, agenda',
    pen: 'pen, ballpoint pen, fountain pen, gel pen, ballpoint, rollerball, highlighter pen, =pens, highlighter, pencil, felt tip pen, marker pen, colouring pencil, crayon',
    book: 'book, novel, cookbook, paperback, hardcover, picture book, recipe book, children book, colouring book, coloring book, storybook, activity book',
    'greeting-card':
      'greeting card, greetings card, birthday card, christmas card, thank you card, valentine card, postcard, wedding card, fun cards, party invite, invitation, ~card, easter card, gift card set with envelopes',
    'gift-wrap':
      'gift wrap, wrapping paper, wrap, gift bag, gift paper, gift wrapping paper, gift tag, gift tape, tissue paper, birthday wrap, gift box, christmas wrap, gift boxes',
    sticker: 'sticker, decal, sticker sheet, paper sticker, sticker set, vinyl sticker',
    calendar: 'calendar, wall calendar, desk calendar, advent calendar',
    'craft-kit':
      'craft kit, sewing kit, knitting kit, embroidery kit, paper craft, feltcraft, craft set, christmas craft, paint by numbers, cross stitch kit, crochet kit, felt craft kit, sewing set, colouring set, painting set, candle making kit, cardmaking kit, origami set',
    'pencil-case': 'pencil case, pencil pouch, pencil bag',
    camera:
      'camera, digital camera, slr camera, dslr, action camera, mirrorless camera, compact camera, slr, dslr camera, compact digital camera, camcorder',
    'film-camera':
      'film camera, analog camera, analogue camera, instamatic camera, vintage camera, folding camera, twin lens camera, instant camera, polaroid camera, vintage folding camera, nikkormat slr camera, rangefinder, disposable camera, 35mm camera',
    lens: 'camera lens, prime lens, zoom lens, telephoto lens, wide angle lens, portrait lens, ~lens, macro lens',
    tripod: 'tripod, camera tripod',
    phone: 'phone, smartphone, mobile phone, cell phone, smart phone, iphone',
    'phone-case':
      'phone case, phone cover, iphone … case, iphone … cover, galaxy … case, samsung … case, pixel … case, phone … case, mobile phone case, smartphone case, magsafe case',
    laptop: 'laptop, notebook computer, gaming laptop, macbook, ultrabook, chromebook, laptop computer',
    'desktop-computer': 'desktop computer, gaming pc, desktop pc, mini pc, computer, imac',
    tablet: 'tablet, ipad, android tablet, tablet computer, drawing tablet display, tablet pc',
    headphones:
      'headphone, earphone, earbud, headset, in ear headphone, wireless earbuds, airpod, over ear headphones, gaming headset',
    loudspeaker:
      'speaker, loudspeaker, bluetooth speaker, soundbar, subwoofer, bookshelf speaker, sound bar, portable speaker, smart speaker',
    keyboard: 'keyboard, mechanical keyboard, wireless keyboard, gaming keyboard',
    mouse:
      'wireless mouse, computer mouse, optical mouse, gaming mouse, ~mouse, bluetooth mouse, wireless optical mouse, ergonomic mouse',
    monitor: 'monitor, computer monitor, gaming monitor, curved monitor',
    'storage-drive':
      'hard drive, ssd, hard disk, flash drive, usb stick, external drive, memory card, solid state drive, hdd, external hard drive, sd card, usb flash drive, memory stick',
    charger:
      'charger, power bank, powerbank, wireless charger, usb charger, phone charger, charging station, charging dock, laptop charger',
    memory: 'ram, =ram, memory module, ram module, ddr4 ram, ddr5 ram',
    cable:
      'usb cable, ethernet cable, hdmi cable, charging cable, lightning cable, =cable, network cable, cable usb, usb c cable, aux cable, patch cable, extension cable',
    'smart-watch': 'smart watch, smartwatch, apple watch, fitness tracker, fitness watch, fitness band',
    bicycle:
      'bicycle, bike, road bike, mountain bike, city bike, e bike, ebike, cruiser bike, gravel bike, balance bike, folding bike',
    'yoga-mat': 'yoga mat, exercise mat, pilates mat',
    dumbbells: 'dumbbell, kettlebell, barbell, weight set, hand weight',
    'boxing-gloves': 'boxing gloves, boxing glove',
    football: 'football, soccer ball, football ball',
    basketball: 'basketball',
    'tennis-ball': 'tennis ball',
    tent: 'tent, camping tent, pop up tent, family tent, person tent, dome tent',
    'sleeping-bag': 'sleeping bag',
    skateboard: 'skateboard, longboard, cruiser skateboard, cruiser board, penny board',
    'skipping-rope': 'skipping rope, jump rope, speed rope',
    helmet: 'helmet, bike helmet, cycling helmet, ski helmet',
    'dog-lead':
      'dog lead, dog leash, leash, lead for dogs, retractable leash, dog harness, dog collar and lead',
    'pet-bed': 'dog bed, cat bed, pet bed, dog basket, cat basket, dog cushion, cat cave',
    'pet-food':
      'dog food, cat food, pet food, dog treat, cat treat, dog biscuit, pet treat, bird food, puppy food, kitten food, dog chew, wild bird seed',
    'pet-toy': 'dog toy, cat toy, pet toy, dog chew toy, catnip mouse, chew toy',
    'scratching-post': 'scratching post, cat tree, scratch post, cat scratcher',
    lamp: 'lamp, table lamp, floor lamp, desk lamp, night light, pendant light, pendant lamp, ceiling light, wall light, bedside lamp, chandelier, ceiling lamp, wall lamp, sconce, wall sconce, reading light, lava lamp',
    lampshade: 'lampshade, lamp shade, light shade, pendant shade',
    candle:
      'candle, scented candle, soy candle, pillar candle, tea light candle, t light candle, dinner candle, wax melt, beeswax candle, chocolatecandle, =t lights, =tealights, =tea lights, taper candle, jar candle, birthday candle, advent candle, votive candle',
    'candle-holder':
      'candle holder, candleholder, t light holder, tealight holder, tea light holder, candlestick, candlestick holder, t light hldr, hanging t light, candelabra, t light glass, candlepot, candle pot, votive holder, candle plate, tealight lantern, candle lantern, taper holder, candle stand',
    vase: 'vase, flower vase, bud vase',
    cushion:
      'cushion, throw pillow, scatter cushion, floor cushion, decorative pillow, ~pillow, seat cushion, sofa cushion',
    blanket:
      'blanket, throw, fleece blanket, knitted throw, wool blanket, weighted blanket, picnic blanket, throw blanket, baby blanket',
    rug: 'rug, carpet, runner rug, kilim, wool rug, area rug, bath mat rug, hallway runner, persian rug',
    curtain: 'curtain, drape, blackout curtain, voile, curtain panel',
    'bed-linen':
      'bed linen, duvet cover, bedding, bedding set, bed sheet, fitted sheet, duvet cover set, pillowcase, bedspread, quilt cover, sheet set, pillow case, flat sheet, pillow cases',
    towel:
      'towel, bath towel, beach towel, hand towel, bath sheet, flannel towel, towel set, turkish towel, hammam towel, peshtemal',
    clock: 'clock, wall clock, alarm clock, table clock, mantel clock, cuckoo clock, desk clock',
    mirror:
      'mirror, wall mirror, hand mirror, floor mirror, bathroom mirror, makeup mirror, vanity mirror, compact mirror',
    'picture-frame':
      'picture frame, photo frame, frame, wooden frame, photograph frame, cover frame, photo picture frame',
    'wall-art':
      'wall art, poster, art print, canvas print, wall print, canvas picture, painting, wall hanging, kitchen print, framed print, wall plaque art, tapestry, macrame wall hanging, metal wall art, oil painting',
    'storage-box':
      'storage box, storage bin, organiser box, toy box, keepsake box, storage chest, laundry box, storage boxes, document box, memory box, storage crate',
    basket:
      'basket, wicker basket, laundry basket, picnic basket, storage basket, bread basket, seagrass basket, hamper basket, laundry hamper',
    'christmas-decoration':
      'christmas decoration, christmas ornament, bauble, christmas bauble, tree decoration, christmas garland, christmas wreath, christmas tree decoration, tree ornament, christmas stocking, christmas star, christmas tree topper, christmas … decoration, wooden star christmas, wooden heart christmas, wooden tree christmas, christmas tree star, painted bird assorted christmas, christmas tree bauble, tinsel, advent wreath, christmas glass ball, christmas tree',
    bunting: 'bunting, party bunting, paper bunting, pennant banner, flag bunting, pennant garland',
    doormat: 'doormat, door mat, welcome mat, entrance mat',
    'wall-sign':
      'metal sign, wall sign, wooden sign, door sign, tin sign, neon sign, wall plaque, chocolate sign, kitchen sign, =sign, hanging sign, house sign, name sign',
    figurine:
      'figurine, statue, statuette, sculpture, garden gnome, buddha figure, bird ornament, ornament figurine, bust statue, lion statue, gnome',
    'hot-water-bottle': 'hot water bottle',
  },
  kinds: {
    jewellery:
      'jewellery, jewelry, charm bracelet set, cufflink, tiara, body chain, ~chain, gold chain, silver chain, jewellery set, jewelry set, charm pendant bead, nose stud, piercing, toe ring',
    shoes:
      'shoe, footwear, clog, ballerina, ballet flat, =flats, oxford shoes, brogue, derby shoes, mule shoe, ballet pump, football boots, cleat',
    accessories:
      'bag charm, key ring, keyring, key chain, keychain, hair clip, hairclip, hairband, headband, hair tie, scrunchie, passport holder, passport cover, luggage tag, tie, bow tie, glasses case, card case, key fob, hair bow, toiletry bag, wash bag, cosmetic bag, makeup bag, make up bag, trinket purse, hair grip, hair slide, suspenders, tie clip, pocket square, watch strap, glasses chain, hand fan, silk fan, bag strap, pouch, reading glasses, badge, enamel pin, lanyard, luggage set',
    clothing:
      'sportswear, leotard, tracksuit, jumpsuit, playsuit, dungaree, overall, kimono, bathrobe, dressing gown, robe, suit, tuxedo, waistcoat, poncho, romper, onesie, babygrow, bucket hat, sun hat, straw hat, hat, ~vest, tights, stocking tights, bib, fedora, panama hat, beret, rashguard, wetsuit, abaya, sari, costume, two piece, sports bra set, base layer, cape, ear muffs, leg warmers, uniform, scrubs, cloak',
    plants:
      '~pot, plant, hanging plant, flower plant, fern, fern blechnum gibbum, outdoor plant, shrub, rose bush, lavender plant, tulip bulbs, flower bulb, tulip, hyacinth bulbs, garden kneeling pad, kneeling pad, garden gloves, gardening gloves, garden hose, plant stand, plant ladder, plant hanger, plant food, fertiliser, fertilizer, potting soil, potting mix, bird feeder, bird house, birdhouse, plant mister, garden twine, plant marker, seed tray, plant label, compost bin, wheelbarrow, greenhouse, trellis, bird bath, lawn mower, sprinkler, tulip pot, olive tree, lemon tree, monkey puzzle tree, citrus tree, plant light, terrarium, moss ball, hanging basket liner, gardeners apron, garden set',
    furniture:
      'furniture, bench, coat rack, coat stand, shoe rack, tv stand, tv unit, room divider, headboard, hall stand, bar cart, furniture set, garden furniture, balloon chair, magazine rack, bean bag, beanbag, high chair, wine rack, dining set, dressing table, vanity table, changing table, clothes rack, garden bench, chaise longue, hat stand, drawer unit, storage bench, workbench, crib, cot, cradle, trolley table, umbrella stand, bookend shelf',
    kitchen:
      'coaster, egg cup, napkin, paper napkin, paper plate, paper cup, napkin ring, placemat, place mat, table mat, table cloth, tablecloth, table runner, oven glove, oven mitt, pot holder, rolling pin, whisk, spatula, ladle, grater, colander, peeler, can opener, bottle opener, corkscrew, jug, milk jug, water jug, pitcher, carafe, decanter, kettle, coffee maker, espresso machine, coffee machine, french press, moka pot, cafetiere, toaster, blender, mixer, food processor, coffee grinder, kitchen scales, kitchen scale, measuring spoon, measuring cup, jelly mould, cake mould, cookie cutter, biscuit cutter, cake server, bread bin, bread box, butter dish, soap dispenser kitchen, lunch bag, cool bag, cooler bag, mug tree, mug rack, mug holder, mug rug, mug stand, cup holder kitchen, plate rack, dish rack, dish drainer, spice rack, knife block, knife sharpener, egg timer, kitchen timer, straw, paper straw, drinking straw, beaker, dinner set, dinnerware set, dinnerware, tableware, tea set, tea strainer, tea infuser, teapot warmer, tea cosy, tea bag plate, tea plates, sugar pot, cream jug, gravy boat, sauce boat, serving spoon, wooden spoon, salad server, chopstick, recipe box, recipe tin, cake topper, popcorn holder, doily, doilies, cocktail parasol, cocktail shaker, ice bucket, ice cube tray, wine rack holder, wine stopper, wine cooler, cake box, air fryer, microwave, waffle maker, rice cooker, slow cooker, juicer, toast rack, egg holder, fridge magnet, kitchen roll holder, paper towel holder, washing up brush, dish brush, sponge, jam making set, lolly maker, coffee filter, pizza cutter, pizza stone, pizza dish, mortar and pestle, mandoline, garlic press, salad spinner, baking set, baking mat, cup, sippy cup, baby bottle, place setting, kitchen utensil set, utensil set, utensil, utensil holder, cutlery tray, cutlery holder, saucer, hip flask, butter knife, cake slice, napkin holder, kitchen organiser, trivet, drinks dispenser, party plates, bottle stopper, food cover, apron set, snack tin, sandwich tin, dish, cereal dispenser, dish soap holder, measuring jug',
    food: 'biscuit, cookie, cake, panettone, candy, sweets, gummy, olive, olives, pasta, sauce, hot sauce, salt, sea salt, pepper, vinegar, syrup, maple syrup, granola, muesli, cereal, cheese, bread, rice, flour, sugar, juice, wine, red wine, white wine, sparkling wine, beer, gin, whisky, vodka, rum, lemonade, dried fruit, fruit, protein powder, protein bar, food hamper, gift hamper, snack, crackers, crisps, popcorn, turkish delight, nougat, halva, baklava, marshmallow, peanut butter, nut butter, pesto, tahini, hazelnut spread, cocoa, hot chocolate, cocoa powder, sausage, soup, energy drink, kombucha, coconut oil, sunflower oil, bubble gum, liquorice, toffee, fudge, caramel, pickle, chutney, mustard, ketchup, mayonnaise, lollipop, candy cane, vanilla extract, vanilla pods',
    beauty:
      'bath bomb, bath salt, face mask, sheet mask, nail polish, nail varnish, mascara, eyeliner, eyeshadow, eyeshadow palette, foundation, concealer, blush, bronzer, toner, face wash, cleanser, face scrub, body scrub, body oil, face oil, hair oil, beard oil, essential oil, argan oil, lip balm, deodorant, sunscreen, sun cream, hair straightener, curling iron, hair brush, hairbrush, comb, razor, shaving brush, shaving cream, body wash, shower gel, hair mask, hair spray, dry shampoo, hair gel, hair wax, nail file, nail kit, manicure set, tweezers, loofah, bath set, bath oil, hand sanitiser, hand sanitizer, toothbrush, toothpaste, electric toothbrush, hair curler, gua sha, jade roller, face roller, make up remover, makeup remover, false eyelashes, eyelash curler, micellar water, bath pillow spa, powder, setting spray, primer, highlighter palette, makeup sponge, make up set, makeup set, skincare set, hair clipper, beard trimmer, bubble bath, bath soak, body spray, flannel face, perfume oil, fragrance oil refill, vitamin c serum set, cotton pads',
    toys: 'toy, games, game, marble, marbles, harmonica, glider, gliders, kite, yo yo, spinning top, rattle, baby rattle, toy kitchen, doll house, dolls house, dollhouse, play mat, playmat, modelling clay, play dough, bubble gum ring, bubblegum ring, water pistol, magic set, hand puppet, puppet, finger puppet, toy piano, xylophone, wooden train set, train set, action figure, playset, rocking horse, ride on, bubbles, teether, baby mobile, activity cube, sorting cube, stacking rings, abacus, doctor set, toy sword, balloon, balloons, creepy crawlies, top trumps, play tent, teepee, sandpit toys, bucket and spade, trading cards, fidget spinner, pop it, slime, bath toy, toy drum, magic drawing slate, drawing slate, skittles, pinball, pull along, nesting dolls',
    stationery:
      'stationery, stationery set, pencil sharpener, pencil sharpner, eraser, rubber eraser, ruler, stapler, glue, glue stick, paper, envelope, writing set, letter set, notelets, bookmark, book mark, binder, folder, ring binder, file folder, washi tape, masking tape, sticky tape, tape, sticky notes, post it notes, desk organiser, desk organizer, pen holder, pen pot, pen stand, pencil holder, pencil pot, pencil set, chalk, chalk stick, chalks, paint set, paint, acrylic paint, watercolour set, watercolour, watercolor set, paint brush, paintbrush, canvas paper, drawing pad, sketch pad, wax seal, rubber stamp, stamp set, stamp, book cover, bookcover tape, ribbon, ribbons, ribbon reel, iron on patches, patches, yarn, wool yarn, fabric, felt, beads, bead kit, scissors, scissor, craft scissors, letter opener, photo album, scrapbook, letter rack, paper clip, pins, cutting mat, washi, whiteboard, memo board, notice board, pin board, pinboard, chalkboard, thank you notes, bookends, bookend, book ends, book stand, confetti, tissues wrap, knitting needle, crochet hook, sewing pattern, sewing machine, pin cushion, pincushion, sewing box, button set, thread, embroidery hoop, wool, stickers album, pen case, index cards, flash cards, card holder desk',
    photo:
      'camera bag, camera strap, camera case, lens cap, lens filter, film roll, 35mm film, camera film, instant film, polaroid film, ring light, camera flash, photo printer, photo paper, gimbal, camera battery, memory card case, lens hood, photo backdrop, light stand, drone, binoculars, telescope, lens cleaner, camera cleaning kit, lens cleaning kit, studio light, softbox',
    electronics:
      'graphics card, gpu, cpu, processor, motherboard, power supply, router, wifi router, webcam, microphone, printer, scanner, projector, tv, television, game console, controller, gamepad, joystick, usb hub, hub, adapter, adaptor, docking station, laptop stand, laptop sleeve, laptop bag, laptop case, laptop cooler, laptop skin, tablet case, ipad case, tablet cover, tablet stand, phone holder, phone stand, phone mount, phone grip, phone strap, phone charm, screen protector, tempered glass, mouse pad, mouse mat, mousepad, desk mat, keyboard cover, keyboard wrist rest, wrist rest, keycap, keycaps, headphone stand, headphone case, airpods case, airpods … case, earphone case, earbud case, cable organiser, cable organizer, cable tidy, cable clip, cable holder, battery, batteries, rechargeable battery, power strip, extension lead, smart plug, smart bulb, light bulb, led strip, turntable, record player, radio, bluetooth radio, amplifier, cd player, e reader, kindle, ebook reader, kindle case, monitor stand, monitor arm, watch band apple, apple watch strap, smartwatch strap, smart watch strap, car charger mount, security camera, webcam cover, baby monitor, vr headset, dash cam, pc case, case fan, cpu cooler, network switch, charger case, calculator, metal detector, console, hard drive case, hard drive enclosure, speaker stand, tv mount, tv bracket, lithium battery, selfie stick',
    sports:
      'pull up bar, foam roller, resistance band, gym bag, gym ball, exercise ball, yoga block, yoga strap, yoga mat bag, yoga bag, weight bench, treadmill, exercise bike, punching bag, punch bag, boxing wraps, hand wraps, jump box, tennis racket, badminton racket, badminton set, table tennis bat, golf ball, golf club, golf bag, baseball, baseball bat, baseball glove, volleyball, rugby ball, ball, football pump, ball pump, goalkeeper gloves, shin pads, shin guards, swim goggles, swimming goggles, snorkel, surfboard, paddle board, kayak, skis, snowboard, ski goggles, ice skates, roller skates, inline skates, scooter, kick scooter, electric scooter, bike light, bike lock, bike pump, bike bag, bike rack, bike saddle, bike seat, bike bell, bike basket, bike cover, bicycle pump, bicycle lock, bicycle bell, cycling gloves, cycling jersey, camping chair, camping stove, camping lamp, camping lantern, camping mat, sleeping mat, sleeping pad, tent pegs, tent peg, hammock, headlamp, head torch, torch, hiking pole, trekking pole, climbing rope, carabiner, fishing rod, fishing reel, dartboard, darts, pool cue, knee pads, elbow pads, helmet light, helmet cover, skateboard wheels, skateboard deck, skateboard bearings, sweatband, water bottle cage, hydration pack, compass, gym gloves, weightlifting belt, weight lifting belt, tennis bag, tennis net, basketball hoop, basketball net, football goal, goal net, trampoline, hula hoop, frisbee, ski gloves, barbell collar, tent repair kit, dumbbell rack, riding helmet cover',
    pets: 'dog collar, cat collar, dog bowl, cat bowl, pet bowl, dog coat, dog jumper, dog sweater, dog jacket, dog bandana, dog tag, pet tag, pet id tag, cat litter, litter box, litter tray, dog crate, pet carrier, cat carrier, dog carrier, dog brush, pet brush, dog shampoo, pet shampoo, fish tank, aquarium, bird cage, hamster cage, hamster wheel, poop bag, dog poo bags, dog raincoat, dog house, dog kennel, cat flap, dog gate, puppy pads, pet fountain, dog car seat, dog lead holder, treat pouch, dog treat pouch, dog bed cover, dog seat cover',
    home: 'coat hanger, hanger, hook, wall hook, coat hook, hooks, door hook, drawer knob, door knob, drawer pull, cupboard knob, door handle, doorstop, door stop, trinket box, jewellery box, jewelry box, jewelry organizer, ring holder, ring dish, trinket dish, trinket tray, trinket pot, trinket bowl, jewellery stand, jewelry stand, necklace stand, earring holder, watch box, jewellery holder, music box, money box, piggy bank, soap dish, soap holder, soap dispenser, soap pump, toothbrush holder, shower curtain, bath mat, bathmat, bathroom set, toilet brush, toilet roll holder, tissue box, tissue box cover, towel rail, towel rack, towel hook, towel ring, laundry bag, clothes peg, clothes pegs, peg bag, ironing board, iron, ironing board cover, vacuum cleaner, broom, mop, bin, waste bin, dustbin, waste paper basket, bucket, incense, incense stick, incense holder, incense cones, incense burner, oil burner, wax burner, diffuser, reed diffuser, essential oil diffuser, room spray, fragrance oil, air freshener, pot pourri, potpourri, humidifier, air purifier, fan, ceiling fan, heater, thermometer, weather station, hand warmer, wheat bag, sleep mask, cushion cover, pillow cover, cushion pad, sofa cover, sofa throw cover, chair cover, chair pad, mattress topper, mattress protector, mattress cover, pillow protector, duvet, quilt, comforter, lantern, paper lantern, lanterns, fairy lights, string lights, lights, led lights, chilli lights, candle snuffer, wick trimmer, candle lid, candle set holder tray, lamp base, lamp stand, garland, wreath, flower garland, paper chain kit, paper chain, party decoration, hanging decoration, heart decoration, decoration, ornament, hanging heart, heart of wicker, dream catcher, dreamcatcher, wind chime, windchime, wind spinner, mobile, artificial flower, artificial flowers, silk flowers, faux flower, artificial plant, faux plant, photo clip, photo holder, photo cube, wall tidy, toy tidy, tidy, wall decal, wall sticker, wallpaper, wall shelf bracket, shelf bracket, curtain rod, curtain rail, curtain tie, curtain tieback, curtain rings, curtain ring, curtain hook, rug pad, rug gripper, rug underlay, storage bag, jumbo storage bag, shoe box, vacuum bag, key holder, key hook, key rack, key cabinet, letter box, mailbox, house number, number tile, doorbell, bell, clothes airer, clothes horse, washing line, tool box, toolbox, tool set, screwdriver, drill, hammer, step ladder, ladder, snow globe, globe, memory foam, draught excluder, first aid tin, first aid kit, recycling bag, tin, bottle, vase filler, flower frog, picture light, picture hook, picture hanger, mirror cabinet light, tealight burner, christmas lights, christmas tree skirt, christmas tree stand, christmas cracker, christmas crackers, door wreath, table decoration, table lamp base, lamp bulb, clock kit, clock hands, cat doorstop, block letters, bell jar, photo frame stand, patio heater, fire pit, hammock stand, parasol base, garden parasol, beach umbrella, towel hanger, pillow spray, fly swat, bathroom bottle, flannel, magnets, magnet, wooden letters, drawer liner, letter tray, blinds, roller blind, spray bottle, water fountain',
  },
  others:
    'holder, stand, case, cover, rack, cleaner, kit, strap, charm, box, clip, peg, pad, mat, set up, protector, polish, remover, opener, cutter, mould, mold, sharpener, accessory, gift card, gift voucher, voucher, gift certificate, e gift card, mystery box, sample, spare part, replacement, refill, liner, lid, tag, label, tool, pump, brush, spray, pin, patch, plaster, plasters, key, lock, wheel, handle, button, zip, filter, bulb, organizer, organiser, dispenser, wax, oil, glass, glasses, course, workshop, class, ticket, ebook, e book, download, pdf, template, svg, subscription, donation, shipping, service, warranty, deposit, pattern, repair, bundle, wash, care, hldr, maker, making, mount, bracket, sleeve, insert, tray liner, stain, dye, detergent, fabric softener, leather cleaner, leather balm, shoe polish, shoe care, shoe cleaner, shoe horn, shoehorn, shoe tree, shoe lace, shoelace, shoelaces, lace, insole, insoles, boot tray, boot jack, boot scraper, boot liner, buckle, bag hook, bag hanger, bag insert, hat box, hat pin, hat rack, dress form, dress pattern, sewing pattern dress, sock pattern, dress shield, garment bag, suit bag, lint roller, jeans button, collar, sofa cleaner, sofa leg, furniture leg, table leg, table legs, chair leg, tissue, tissues, flag, car flag, rope, light, chest, base, ring box, ring light bulb, cloth, polishing cloth, cleaning cloth, glasses cloth, cleaning kit, cleaning spray, watch winder, watch stand, watch battery, phone book, cabinet knob, kitchen island hardware, book light, reading light clip, candle wax, candle wick, candle mould, candle jar label, soap mould, soap mold, soap base, soap cutter, perfume bottle, perfume tray, tea bag rest, car seat, car mat, car mats, car air freshener, car cover, coffee scented soap mould, spoon rest, wedding favour, knick knack, face covering, surprise, gift, hamper, number, letter, letters, hand, shape, dog, cat, bird, angel, heart, star, tree, bottle label, jar label, tile, roll, reel, clay, stick, sticks, knob',
  describing:
    'red, blue, green, white, black, pink, purple, grey, gray, brown, beige, cream, ivory, gold, golden, silver, copper, brass, bronze, yellow, orange, navy, teal, turquoise, mint, lilac, lavender, burgundy, khaki, ecru, camel, charcoal, mustard, coral, rust, sage, olive green, multicolour, multicolor, multi, colour, colours, color, coloured, colored, clear, transparent, dark, light grey, light blue, pastel, ' +
    'cotton, linen, wool, leather, silk, wood, wooden, oak, walnut wood, pine, bamboo, metal, steel, stainless steel, iron, cast iron, ceramic, porcelain, stoneware, plastic, rattan, wicker, velvet, denim, canvas, cashmere, polyester, acrylic, zinc, enamel, marble effect, terracotta, glass, ' +
    'small, medium, large, mini, big, extra large, tall, short, long, slim, wide, round, square, oval, rectangular, jumbo, xl, xxl, xs, size, fit, ' +
    'set, sets, pack, pair, piece, pieces, pcs, pc, boxed, in box, assorted, asstd, assortment, gift set, collection, edition, limited, series, combo, duo, trio, multipack, ' +
    'design, designs, style, styled, print, printed, pattern, patterned, motif, vintage, retro, antique, rustic, classic, modern, boho, scandinavian, french, english, moroccan, victorian, baroque, shabby chic, art deco, industrial, minimalist, ' +
    'retrospot, polkadot, polka dot, polka dots, spotty, spot, spots, dotty, dots, stripe, stripes, striped, check, checked, gingham, paisley, floral, flower, flowers, rose, roses, woodland, skull, skulls, spaceboy, dolly girl, suki, strawberry, strawberries, apple, apples, pears, owl, owls, cars, toys design, alphabet, dinosaur, circus parade, union jack, union flag, butterfly, butterflies, birds, animals, hearts, stars, leaf, leaves, mushroom, daisy, poppy, cherry, fruits, friends, tea and sympathy, keep calm, doiley, folkart, ' +
    'christmas, xmas, easter, halloween, valentine, birthday, wedding, party, summer, winter, spring, autumn, fall, halloween, new year, baby shower, ' +
    'women, womens, woman, men, mens, man, kids, kid, childrens, children, child, baby, girls, boys, girl, boy, unisex, ladies, her, him, ' +
    'handmade, hand made, hand painted, personalised, personalized, custom, organic, natural, scented, recycled, eco, vegan, new, sale, original, premium, deluxe, luxury, finish, etched, engraved, frosted, knitted, quilted, hanging, freestanding, foldable, folding, adjustable, waterproof, wireless, bluetooth, usb, rechargeable, portable, tier, drawer, drawers, seater, seat, way, inch, and, the, a, no, only, pro, max, plus, mini, ultra, lite, air, on, ii, iii, iv, fun, cute, i love london, love, home, world, garden, city, girl design, shape, shaped, ' +
    'single, double, king, queen, twin, high, low, waist, sleeve, sleeveless, collar neck, neck, high waist, oversize, oversized, cropped, regular, relaxed, hooded',
};
