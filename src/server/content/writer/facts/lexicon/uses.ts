/** What and whom things are for: English | Turkish | German | French | Spanish. Found after «for» alone. */
export const USES = `
camping | kamp | Camping, =zelten | le camping, =camper | el camping, =acampar, acampada
hiking, hikes, trekking | doğa yürüyüşü, doğa yürüyüşleri, trekking | Wanderungen, wandern, =wandertouren, trekking | la randonnée | el senderismo, senderismo, caminatas
travel, travelling, traveling, trips, travels | seyahat, yolculuk, gezi | Reisen, reise, =unterwegs | les voyages, le voyage, voyager | viajar, los viajes, el viaje
holidays, holiday, vacation | tatil | den Urlaub, urlaub, ferien | les vacances | las vacaciones
home, the house, home use | ev | zu Hause, zuhause, haus, wohnung | la maison, chez soi | casa, el hogar, la casa
the office, office, office use, workplace | ofis, iş yeri | das Büro, büro, arbeitsplatz | le bureau | la oficina
home office, working from home | evden çalışma | das Homeoffice, homeoffice, home office | le télétravail | el teletrabajo
school, =back to school | okul | die Schule, schule | l’école | el colegio, la escuela
university, college | üniversite | die Uni, uni, universität, studium | l’université, la fac | la universidad
the gym, gym | spor salonu | das Fitnessstudio, fitnessstudio, gym | la salle de sport, la gym | el gimnasio
training, workouts, workout, exercise, working out | antrenman, egzersiz | das Training, training, workouts, workout | l’entraînement, s'entraîner | el entrenamiento, entrenar, los entrenamientos
running, jogging, +running shoe | koşu, +koşu ayakkabısı, +koşu ayakkabıları | das Laufen, laufen, joggen, lauftraining, +laufschuh, +laufschuhe | la course à pied, +chaussure de running, +chaussure de course, le running, courir, la course | correr, el running, +zapatilla de running, +zapatilla para correr
yoga, +yoga mat | yoga, +yoga matı | Yoga, +yogamatte | le yoga, +tapis de yoga | el yoga, +esterilla de yoga
pilates | pilates | Pilates | le pilates | el pilates
cycling, bike rides | bisiklet sürüşü, bisiklet | das Radfahren, radfahren, radtouren | le vélo, le cyclisme | el ciclismo
swimming | yüzme | das Schwimmen, schwimmen | la natation, nager | la natación, nadar
tennis | tenis | Tennis | le tennis | el tenis
basketball, playing basketball, +basketball shoe | basketbol, +basketbol ayakkabısı | Basketball | le basket, le basket-ball | el baloncesto
football, soccer | futbol | Fußball | le football, le foot | el fútbol
cruising, all-day cruising | skate turları | das Cruisen, cruisen | les balades en skate | los paseos en skate
fishing | balık avı | das Angeln, angeln | la pêche | la pesca
gaming | oyun | das Gaming, gaming, zocken | le gaming, le jeu vidéo, les jeux vidéo | el gaming, los videojuegos
everyday use, everyday, everyday wear, daily use, daily wear, every day | günlük kullanım, her gün | den Alltag, alltag, jeden tag, tägliche nutzung, täglichen gebrauch | le quotidien, tous les jours, un usage quotidien, l'usage quotidien | el día a día, uso diario, todos los días
work | =iş | die Arbeit, arbeit | le travail | el trabajo
weddings, a wedding | düğün | Hochzeiten, hochzeit | les mariages, un mariage | las bodas, una boda
parties, party, party decoration | parti | Partys, party, feiern | les fêtes, les soirées | las fiestas, una fiesta
birthdays, a birthday | doğum günü | Geburtstage, geburtstag | les anniversaires, un anniversaire | los cumpleaños, un cumpleaños
Christmas | yılbaşı, noel | Weihnachten | Noël | la Navidad
Valentine’s Day | sevgililer günü | den Valentinstag, valentinstag | la Saint-Valentin | San Valentín
Mother’s Day | anneler günü | den Muttertag, muttertag | la fête des Mères | el Día de la Madre
gifts, gift, gifting, +excellent gift, +perfect gift, +great gift, +ideal gift, +lovely gift, +thoughtful gift, +wonderful gift | hediye, hediyelik, +harika bir hediye, +güzel bir hediye, +mükemmel bir hediye, +ideal bir hediye, +şık bir hediye | den Gabentisch, geschenke, geschenk, +zum verschenken, +perfektes geschenk, +ideales geschenk, +schönes geschenk, +tolles geschenk, +ideale geschenk, +perfekte geschenk | offrir, les cadeaux, un cadeau, +cadeau idéal, +cadeau parfait, +idée cadeau, +joli cadeau, +beau cadeau | regalar, los regalos, un regalo, regalo, +regalo perfecto, +regalo ideal, +bonito regalo
the kitchen, kitchen, any kitchen | mutfak | die Küche, küche | la cuisine | la cocina
the bathroom, bathroom | banyo | das Badezimmer, badezimmer, bad | la salle de bain, la salle de bains | el baño, el cuarto de baño
the living room, living room | oturma odası, salon | das Wohnzimmer, wohnzimmer | le salon | el salón, la sala de estar
the bedroom, bedroom | yatak odası | das Schlafzimmer, schlafzimmer | la chambre, la chambre à coucher | el dormitorio
children’s rooms, nursery, kids room, children's room | çocuk odası, bebek odası | das Kinderzimmer, kinderzimmer | la chambre d’enfant | la habitación infantil
the garden, garden, gardening, gardens | bahçe | den Garten, garten, gartenarbeit | le jardin, le jardinage | el jardín, la jardinería
rock gardens | kaya bahçeleri | Steingärten, steingarten | les rocailles | las rocallas
pots | saksılar | Töpfe, kübel | la culture en pot, les pots | cultivar en maceta, las macetas
border edging | bordür kenarları | Beeteinfassungen, beeteinfassung | les bordures | los bordes de parterres
the balcony, balcony, balconies | balkon | den Balkon, balkon | le balcon | el balcón
the terrace, terrace, patio | teras | die Terrasse, terrasse | la terrasse | la terraza
the beach, beach, beach days | plaj, sahil | den Strand, strand | la plage | la playa
the pool, pool | havuz | den Pool, pool | la piscine | la piscina
picnics, picnic | piknik | das Picknick, picknick, picknicks | les pique-niques, un pique-nique | los pícnics, el pícnic, los picnics, un pícnic
barbecues, barbecue, bbq, grilling | mangal, barbekü | Grillabende, grillen, grill | les barbecues, le barbecue | las barbacoas, la barbacoa
breakfast | kahvaltı | das Frühstück, frühstück | le petit-déjeuner | el desayuno
coffee | kahve | Kaffee | le café | el café
tea | çay | Tee | le thé | el té
baking | pasta ve kek yapımı | das Backen, backen | la pâtisserie | la repostería
cooking | yemek pişirme | das Kochen, kochen | la cuisine de tous les jours | cocinar
serving, =table service | servis, sunum | das Servieren, servieren, anrichten | le service | servir
storage, storing, toys storage | saklama, depolama | die Aufbewahrung, aufbewahrung, aufbewahren | le rangement, ranger | el almacenamiento, guardar
reading | okuma | das Lesen, lesen | la lecture | la lectura
sleeping, sleep | uyku | das Schlafen, schlafen | le sommeil | dormir
photography, creative photography, everyday photography | fotoğraf çekimi, fotoğrafçılık | die Fotografie, fotografie, fotografieren | la photographie, la photo | la fotografía
instant photography | şipşak fotoğraf | die Sofortbildfotografie, sofortbildfotografie | la photographie instantanée | la fotografía instantánea
beginners, =new players | yeni başlayanlar | Einsteiger, anfänger | les débutants | principiantes, los principiantes
women, =ladies | kadınlar | Damen, frauen | les femmes | mujeres, las mujeres
men | erkekler | Herren, männer | les hommes | hombres, los hombres
children, kids | çocuklar | Kinder | les enfants | niños, los niños
babies, newborns | bebekler | Babys, neugeborene | les bébés | bebés, los bebés
dogs | köpekler | Hunde | les chiens | perros, los perros
cats | kediler | Katzen | les chats | gatos, los gatos
sensitive skin | hassas ciltler, hassas cilt | empfindliche Haut | les peaux sensibles | pieles sensibles, las pieles sensibles, piel sensible
dry skin | kuru ciltler, kuru cilt | trockene Haut | les peaux sèches | pieles secas, las pieles secas, piel seca
summer | =yaz | den Sommer, sommer | l’été | el verano
winter | kış | den Winter, winter | l’hiver | el invierno
spring | ilkbahar, bahar | den Frühling, frühling | le printemps | la primavera
autumn, fall | sonbahar | den Herbst, herbst | l’automne | el otoño
indoors, indoor use | iç mekân, iç mekan | Innenräume, innenbereich, drinnen | l’intérieur | interiores, el interior
outdoors, outdoor use | dış mekân, dış mekan | den Außenbereich, außenbereich, draußen, outdoor | l’extérieur | exteriores, el exterior
indoors and outdoors, indoor and outdoor use, indoors or out | iç ve dış mekân, iç ve dış mekan, iç mekan ve dış mekan | drinnen und draußen, innen und außen | l’intérieur et l’extérieur | interior y exterior, el interior y el exterior
`;
