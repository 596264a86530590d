export const clothing = {
  't-shirt': {
    stories: {
      formal: [
        'Dimanche matin, le marché, puis un déjeuner qui s’éternise. La tenue se décide en un geste : {quoted}.',
        'La veste tombe vers dix-huit heures, en terrasse. Dessous, c’est {quoted}.',
        'Dans chaque pile, il y en a un que l’on cherche en premier. Posez {quoted} sur le dessus.',
        'Un jean, et vous avez déjà la moitié de la réponse. L’autre moitié s’appelle {quoted}.',
      ],
      informal: [
        'Rien à te mettre, devant une armoire pleine ? On connaît. Commence par {quoted}.',
        'Trois minutes, un œil ouvert, un café brûlant. Jean, baskets, {quoted}, porte.',
        'Celui du concert de tes seize ans a mérité sa retraite. Voici la relève : {quoted}.',
        'Quelqu’un va te le piquer pour dormir, autant le savoir. Cache bien {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le mètre, posé d’une aisselle à l’autre sur celui que l’on aime, trouve la taille du premier coup. Mesurez, comparez, puis choisissez {quoted}.',
        'Dans le tambour, c’est l’extérieur qui frotte et qui pâlit. Retourné avant le lavage, il garde mieux ses couleurs : pensez-y dès la première lessive de {quoted}.',
        'Sur un cintre, un col finit par se détendre. Plié, il garde sa forme, alors faites une place dans le tiroir à {quoted}.',
        'On lave, on étend, on plie, et le cintre reste vide : l’encolure garde mieux sa forme ainsi. En haut de la pile, posez {quoted}.',
      ],
      informal: [
        'Ta taille est déjà dans ton armoire : mesure à plat ton préféré, d’une aisselle à l’autre. Ensuite seulement, passe à {quoted}.',
        'À l’envers dans la machine, la couleur et le motif s’usent moins. Deux secondes par lavage, tu peux bien les accorder à {quoted}.',
        'Le cintre, c’est joli, mais le col n’aime pas. Plie, et trouve dans la pile le bon étage pour {quoted}.',
        'Une lessive à l’endroit, et c’est le motif qui prend tous les coups. Retourne d’abord, puis lance la machine avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Le portez-vous rentré dans le jean ou par-dessus ?',
        'Quel est le plus ancien de votre pile, et d’où vient-il ?',
        'Uni, rayé ou imprimé ?',
        'Sous une veste : oui ou jamais ?',
        'Blanc, noir ou couleur, qui gagne dans votre tiroir ?',
        'Plié en pile ou roulé, dans votre armoire ?',
      ],
      informal: [
        'Rentré ou pas rentré ? Choisis ton camp.',
        'Le tee-shirt que tu refuses de jeter : lequel ?',
        'Souvenir de concert ou de vacances, le tien ?',
        'Manches roulées : style ou faute de goût ?',
        'Qui te pique tes tee-shirts pour dormir ?',
        'Un tee-shirt, ça se repasse, vraiment ?',
      ],
    },
  },
  shirt: {
    stories: {
      formal: [
        'Lundi commence devant la glace, au deuxième bouton. Ouvert ou fermé, la semaine part avec {quoted}.',
        'Une réunion le matin, un verre le soir, et pas le temps de repasser chez soi. Ce sera {quoted}.',
        'Repasser le dimanche soir, la radio allumée, a quelque chose d’apaisant. Sur la planche, cette semaine, {quoted}.',
        'Pour la photo de famille, chacun sort ce qu’il a de mieux. Cette année, pensez à {quoted}.',
      ],
      informal: [
        'Fermée, elle dit bureau. Ouverte sur un tee-shirt, elle dit week-end. À toi de faire parler {quoted}.',
        'Le dress code dit « correct », ton humeur dit « samedi ». Terrain d’entente : {quoted}.',
        'Col un peu ouvert, café à la main, et tu as tout de suite l’air d’avoir un plan. Le plan, c’est {quoted}.',
        'Boutonner lundi avec mardi, ça arrive aux meilleurs. Recommence depuis le bas, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Avant le col, avant les poignets, regardez la couture d’épaule : elle doit tomber au bord de l’épaule. C’est par là que commence l’essayage de {quoted}.',
        'Suspendue encore un peu humide, le premier bouton fermé, une chemise se repasse bien plus vite. Le fer n’aura pas le temps de s’ennuyer avec {quoted}.',
        'Un bouton resté fermé tire sur les coutures pendant tout le lavage. Ouvrez-les tous, et vous pouvez mettre au panier {quoted}.',
        'Le fer va bien plus vite sur une étoffe encore un peu humide. Un cintre, le bouton du haut fermé, et la corvée devient courte avec {quoted}.',
      ],
      informal: [
        'La couture d’épaule s’arrête où ton épaule s’arrête. Si c’est bon là, regarde le reste, et pas avant, sur {quoted}.',
        'Sèche comme un biscuit, elle te prendra la soirée. Suspends-la un peu humide, boutonnée en haut, et fais vite la paix avec {quoted}.',
        'Oui, tous les boutons : ouverts au lavage, ils ne tirent pas sur les coutures. Le temps d’une chanson, déboutonne {quoted}.',
        'Un coup d’œil à l’épaule avant de craquer : la couture tombe pile au bord, ou pas. C’est le premier test à faire passer à {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien de boutons laissez-vous ouverts le week-end ?',
        'Repassez-vous le dimanche soir ou le matin même ?',
      ],
      informal: ['Un bouton ouvert ou deux ? Sois franc.', 'Manches retroussées : toute l’année ou jamais ?'],
    },
  },
  blouse: {
    stories: {
      formal: [
        'Un dîner à dix-neuf heures, une journée de bureau avant, et le même cintre pour les deux : {quoted}.',
        'Il y a des matins où le jean suffit, et d’autres où l’on veut un peu plus. Pour ceux-là, il y a {quoted}.',
        'La veste du tailleur tombe à midi, et l’on déjeune en terrasse sans rien changer d’autre. On a mis {quoted}.',
        '« Qu’est-ce que tu portes ce soir ? » À ce message, vous pourrez répondre {quoted}.',
      ],
      informal: [
        'Le jean de tous les jours ne sait pas encore qu’il est invité à dîner. Présente-lui {quoted}.',
        'En visio, personne ne voit le bas. Mise tout sur le haut, avec {quoted}.',
        'Sourire, sac, parfum, et quelqu’un demande si tu as un rendez-vous. Non, juste {quoted}.',
        'Apéro décidé à dix-huit heures pour dix-neuf heures. Pas le temps de réfléchir : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un peu d’ampleur n’efface pas la taille : il suffit de rentrer le devant et de laisser le dos libre. Essayez ainsi, sans rien serrer, {quoted}.',
        'L’eau pèse, et ce poids efface une partie des plis. Un cintre dès la sortie de la machine, et il restera moins à repasser sur {quoted}.',
        'Boutons et liens s’accrochent volontiers au reste de la lessive. Un filet de lavage règle la question avant le premier tour de {quoted}.',
        'Le fer peut attendre : sur cintre, encore mouillée, elle perd une partie de ses plis par le seul poids de l’eau. Gardez un cintre libre pour {quoted}.',
      ],
      informal: [
        'Rentrée devant, libre derrière : la taille se voit et rien ne serre. Le geste prend deux secondes devant la glace, avec {quoted}.',
        'Flemme de repasser ? Suspends dès la fin du cycle, le poids de l’eau efface une partie des plis. Pas de sieste au fond du tambour pour {quoted}.',
        'Un lien noué autour de la fermeture d’un jean, et bonne chance pour démêler. Mets plutôt dans un filet {quoted}.',
        'Trop ample pour ce jean, tu crois ? Rentre seulement le devant, la taille apparaît. Puis sors dîner en {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Avec un jean ou sous une veste, comment la portez-vous ?',
        'Qu’est-ce qui change, chez vous, entre la tenue de bureau et celle du dîner ?',
      ],
      informal: [
        'Tout rentré, à moitié rentré, pas rentré ?',
        'Un dîner dans une heure : tu changes le haut ou les chaussures ?',
      ],
    },
  },
  top: {
    stories: {
      formal: [
        'Une veste au bureau, une terrasse ensuite. Quand la veste reste sur la chaise, on voit enfin {quoted}.',
        'Tout le monde a ce bas qui ne va avec rien. Avant de le donner, essayez-le avec {quoted}.',
        'À dix-neuf heures, on garde le pantalon et l’on change le reste. Il suffit de {quoted}.',
        'Dans la valise du week-end, trois hauts pour un seul jean. Le premier plié sera {quoted}.',
      ],
      informal: [
        'Deux jours, un jean, un sac trop petit. Ce qui change d’un soir à l’autre, c’est {quoted}.',
        '« Je mets juste un jean et un truc joli. » Le truc joli, on l’a : {quoted}.',
        'Ce pantalon qui ne va avec rien attend toujours dans l’armoire. Donne-lui une chance avec {quoted}.',
        'Dernier essayage avant de sortir, le lit disparaît sous les cintres. On finit toujours par {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Ample en bas, près du corps en haut, ou l’inverse : l’équilibre vient tout seul. Ouvrez l’armoire avec cette règle en tête, et cherchez un partenaire à {quoted}.',
        'Comptez trois bas, déjà dans l’armoire, qui iraient avec. Si vous les trouvez sans hésiter, c’est bon signe pour {quoted}.',
        'Avant le premier lavage, prenez le temps de lire l’étiquette. La consigne vaut pour {quoted}.',
        'Un pantalon large appelle quelque chose de près du corps, un bas étroit appelle de l’ampleur. Regardez le vôtre, puis {quoted}.',
      ],
      informal: [
        'Large en haut, étroit en bas ; étroit en haut, large en bas. Voilà, c’est tout, tu peux composer avec {quoted}.',
        'Fais le test des trois bas : s’il y en a trois dans ton armoire qui vont avec, c’est bon signe. À toi de compter pour {quoted}.',
        '« C’est foncé, donc avec le noir » : non, c’est l’étiquette qui décide. Lis-la avant la première machine de {quoted}.',
        'Le grand pantalon que tu adores réclame près du corps en haut, question d’équilibre. Tente le duo avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Choisissez-vous d’abord le haut ou le bas, le matin ?',
        'Quel bas attend chez vous le haut qui ira avec ?',
        'Dos nu, col rond ou col en V ?',
        'Sous un blazer ou seul, le soir ?',
        'Couleur vive ou noir, pour sortir ?',
        'Combien de hauts dans une valise de week-end ?',
      ],
      informal: [
        'Jean taille haute ou jupe en bas ?',
        'Combien d’essayages avant de sortir ? Sois honnête.',
        'Rentré, noué ou laissé libre ?',
        'Ta couleur du vendredi soir ?',
        'Ta tenue : la veille ou à la dernière minute ?',
        'Le haut que ta sœur ne t’a jamais rendu ?',
      ],
    },
  },
  dress: {
    stories: {
      formal: [
        'Une invitation sur le frigo, et déjà la question. Cette fois, la réponse pend à la porte : {quoted}.',
        'On l’enfile, on prend ses clés, et l’on est habillée. C’est toute l’idée de {quoted}.',
        'Aux mariages, on se souvient du discours, du gâteau et de qui dansait encore à minuit. La tenue pour en être : {quoted}.',
        'Le premier déjeuner dehors mérite que l’on s’y prépare un peu. On a pensé à {quoted}.',
      ],
      informal: [
        'Un seul vêtement à choisir, et te voilà prête avant tout le monde. Merci qui ? {quoted}.',
        '« Ah, cette vieille chose ? » Entraîne-toi à le dire sans rire, avec {quoted}.',
        'Qui a dit qu’il fallait une occasion ? Mardi fera l’affaire, avec {quoted}.',
        'Baskets le matin, talons le soir, et rien d’autre à changer. Tu as mis {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une longueur se reprend plus facilement qu’une épaule. Regardez d’abord les épaules et la poitrine, puis seulement l’ourlet de {quoted}.',
        'Debout, la longueur paraît toujours juste ; assis, elle remonte un peu. Gardez une chaise à portée de main pour essayer {quoted}.',
        'Pliée, elle arrive marquée ; roulée dans un papier fin, elle se froisse moins. Voilà comment faire entrer dans la valise {quoted}.',
        'Si la veste s’arrête à la taille, la silhouette reste longue. C’est donc plutôt une courte que l’on posera sur les épaules, avec {quoted}.',
      ],
      informal: [
        'L’ourlet, ça s’arrange assez facilement. Les épaules et la poitrine, moins : c’est là que tu regardes quand tu essaies {quoted}.',
        'Assieds-toi. Ça remonte toujours un peu, et mieux vaut le savoir avant le dîner où tu iras en {quoted}.',
        'Plier, c’est repasser à l’arrivée. Un papier fin, on roule, ça froisse moins, et hop, en voyage avec {quoted}.',
        'Avec une veste qui s’arrête à la taille, la silhouette reste longue. Cherche la tienne au fond de l’armoire, puis enfile {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Pour quelle occasion avez-vous mis une robe en dernier ?',
        'Baskets ou talons, pour danser jusqu’au bout ?',
        'Courte, mi-longue ou longue ?',
        'Robe unie ou robe à fleurs ?',
        'Avec des collants ou jambes nues, en mai ?',
        'À quelle heure quittez-vous un mariage ?',
      ],
      informal: [
        'Avec des baskets : oui ou jamais ?',
        'Dernier mariage : tu dansais encore à quelle heure ?',
        'Avec poches ou sans ? Question sérieuse.',
        'Veste en jean ou blazer par-dessus ?',
        'Même robe à deux mariages : oui ou non ?',
        'Une robe un mardi, sans raison : ton genre ?',
      ],
    },
  },
  skirt: {
    stories: {
      formal: [
        'Un coup de vent au coin de la rue, un éclat de rire avec la passante d’en face. Vous portiez {quoted}.',
        'Le pull de tous les jours fait autre chose dès que l’on change le bas. Essayez-le avec {quoted}.',
        'Vélo, métro, escalier : certains jours, le pantalon reste pourtant au placard, et l’on sort avec {quoted}.',
        'Devant la glace, un tour sur soi-même, comme à six ans. Cela n’arrive pas en pantalon, mais en {quoted}.',
      ],
      informal: [
        'Cinq pantalons dans la semaine, ça fait beaucoup de pantalons. Le vendredi, change pour {quoted}.',
        'Collants ou pas collants ? La météo ment, alors décide seule, et mets {quoted}.',
        'Gros pull en haut, bottines en bas, et il manque le milieu. Le milieu, c’est {quoted}.',
        'Ta mère dit « trop courte », ta fille dit « trop longue ». Toi, tu sors en {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Taille ou hanches, tout dépend de l’endroit où elle se porte, alors prenez les deux tours. Deux chiffres sur un papier, et l’on peut choisir {quoted}.',
        'Deux pinces à la ceinture, une nuit sur le cintre, et une bonne partie des plis s’en va. Demain matin, il n’y a plus qu’à enfiler {quoted}.',
        'Immobile devant la glace, toute longueur paraît juste. Faites quelques pas, asseyez-vous, et décidez alors pour {quoted}.',
        'Suspendue par la ceinture, elle perd une bonne partie de ses plis pendant la nuit. Avant de brancher le fer, cherchez donc deux pinces et accrochez {quoted}.',
      ],
      informal: [
        'Tour de taille, tour de hanches : note les deux, parce que ça dépend d’où elle se pose. Après, plus d’excuse devant {quoted}.',
        'Des pinces, un cintre, une bonne nuit : au réveil, une bonne partie des plis a disparu. Les tiens aussi, sur la joue, et tu files en {quoted}.',
        'Debout sans bouger, tout va toujours. Marche, assieds-toi, croise les jambes, et regarde ce que devient la longueur de {quoted}.',
        'On ne passe pas une soirée debout devant un miroir. Vérifie la longueur en marchant, puis sur une chaise, avant de sortir en {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Jusqu’à quel mois sortez-vous les jambes nues ?',
        'Bottines, ballerines ou baskets, avec une jupe ?',
      ],
      informal: ['Team collants ou team jambes nues ?', 'Longue ou courte : tu as tranché ?'],
    },
  },
  trousers: {
    stories: {
      formal: [
        'Assis toute la matinée, debout dans le tram, accroupi devant le four : une journée comme une autre, en {quoted}.',
        'Devant le miroir de l’entrée, on regarde d’abord le haut. C’est le bas qui décide, et ce matin, c’est {quoted}.',
        'Certains jours, le jean ne suffit pas : un rendez-vous, un déjeuner, une signature. Prévoyez {quoted}.',
        'On compte les chemises, jamais ce qui va dessous. Et pourtant, tout repose sur {quoted}.',
      ],
      informal: [
        'Ton jean a posé un jour de congé. C’est {quoted} qui assure le remplacement.',
        'Le legging du télétravail ne passera pas la réunion de mardi. Passe à {quoted}.',
        'Quatre hauts que tu adores et rien pour aller avec. Le problème est en bas, la solution aussi : {quoted}.',
        'En visio, on peut tricher. Le jour où il faut se lever, heureusement qu’il y a {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mesurez à plat la ceinture et l’entrejambe de celui qui vous va. Ces deux chiffres valent une cabine d’essayage, au moment de choisir {quoted}.',
        'Quelques millimètres changent un ourlet, et ce sont les chaussures qui en décident. Mettez les vôtres avant de faire marquer {quoted}.',
        'Suspendu par le bas des jambes, il se défroisse de son propre poids. Un cintre à pinces fera ce travail la nuit, avec {quoted}.',
        'Un ourlet marqué pieds nus ne sera pas juste dans la rue. Gardez aux pieds les chaussures de tous les jours pour l’essayage de {quoted}.',
      ],
      informal: [
        'Celui qui te va connaît ta taille : à plat, mesure sa ceinture et son entrejambe. Ensuite, va présenter ces deux chiffres à {quoted}.',
        'L’ourlet en chaussettes, c’est la promesse d’un ourlet raté. Mets les chaussures que tu porteras, puis sors les épingles pour {quoted}.',
        'La tête en bas toute la nuit, et il se défroisse avec son propre poids. Pas toi, hein : on parle de {quoted}.',
        'Deux mesures à plat sur ton préféré, ceinture et entrejambe, et la question de la taille est réglée. Tu peux t’occuper de {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Avec des chaussures de ville ou des baskets ?',
        'Quel jour de la semaine laissez-vous le jean au placard ?',
      ],
      informal: ['Qui fait les ourlets chez toi ?', 'Jean ou pas jean au bureau ?'],
    },
  },
  jeans: {
    stories: {
      formal: [
        'Au marché, au jardin, au restaurant : on n’a pas changé de tenue, juste de chaussures. On portait {quoted}.',
        'Avec une chemise il travaille, avec un pull il paresse, avec une veste il sort. Un seul pour tout cela : {quoted}.',
        'Il en existe un dans chaque armoire que l’on ne donnera jamais. Faites une petite place à {quoted}.',
        'Deux fois par an, on trie. Ce qui reste toujours, c’est une veste, un pull et {quoted}.',
      ],
      informal: [
        'La chaise de ta chambre a une spécialité : ce qui n’est ni propre ni sale. Elle va adorer {quoted}.',
        '« Quelqu’un a vu mon préféré ? » Oui, il est sur ta sœur. Plan B : {quoted}.',
        'Samedi, brunch, balade, apéro, et tu n’as toujours pas changé de tenue. Normal, avec {quoted}.',
        'Tout le monde écrit « tenue décontractée », personne ne sait ce que c’est. Dans le doute : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'À l’envers, avec des couleurs proches, et le moins souvent possible : la teinture tient mieux. C’est ainsi que l’on apprend à vivre avec {quoted}.',
        'Une toile foncée peut déteindre la première fois. Pour commencer, pas de chemises blanches avec {quoted}.',
        'Porté deux jours, il demande souvent de l’air plutôt que de la lessive. Un cintre, une nuit à la fenêtre, et l’on retrouve {quoted}.',
        'Debout, il va ; c’est accroupi que l’on voit s’il bâille dans le dos. Asseyez-vous aussi, personne ne regarde, et jugez {quoted}.',
      ],
      informal: [
        'La machine une fois de temps en temps, à l’envers, entre bleus : la couleur tient mieux. Pour une fois que la paresse paie, profites-en avec {quoted}.',
        'Une toile foncée peut déteindre au premier lavage, et tes draps blancs n’ont rien demandé. Dans le doute, premier tour en solo pour {quoted}.',
        'Ta chaise de chambre peut prendre sa retraite : une nuit sur un cintre, ça s’aère mieux. Suspends-y {quoted}.',
        'Accroupi dans la cabine, tu as l’air bizarre, mais tu vois tout de suite si ça bâille dans le dos. Fais le coup à {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Droit, large ou ajusté, où en êtes-vous en ce moment ?',
        'Quel âge a celui que vous ne donnerez jamais ?',
        'Ourlet roulé ou longueur d’origine ?',
        'Bleu brut, délavé ou noir ?',
        'Un jean se lave souvent ou le moins possible, chez vous ?',
        'Baskets, bottines ou mocassins, avec un jean ?',
      ],
      informal: [
        'Tu en as combien, et tu en mets combien ?',
        'La chaise à jeans : tu en as une aussi ?',
        'Le bouton du haut après le repas : ouvert ou fermé ?',
        'Taille haute ou taille basse, ton époque ?',
        'Tu as trouvé quoi dans une poche, la dernière fois ?',
        'Le dimanche : jean ou jogging ?',
      ],
    },
  },
  shorts: {
    stories: {
      formal: [
        'Le premier jour où l’on ose, le thermomètre hésite encore. Sortez quand même {quoted}.',
        'Terrasse, tongs, journal de la veille : les vacances ont un uniforme. Ajoutez-y {quoted}.',
        'Chaque année, un beau matin, on range les pantalons d’un geste décidé. La place libre revient à {quoted}.',
        'Un déjeuner dehors finit à dix-sept heures, quand le soleil a tourné. Vous y serez bien, en {quoted}.',
      ],
      informal: [
        'Tes mollets n’ont pas vu le jour depuis octobre. Fais les présentations avec {quoted}.',
        'Pétanque à dix-huit heures, perdant de tournée. La tenue est réglementaire : {quoted}.',
        '« Il fait quinze degrés, tu vas avoir froid. » On laisse parler, et on met {quoted}.',
        'Valise d’été, version courte : deux tee-shirts, un maillot, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Au-dessus du genou, la jambe paraît plus longue ; au niveau du genou, elle semble coupée. Un miroir en pied vous dira où s’arrête {quoted}.',
        'Les poches gardent le sable, et rendent les tickets en confettis. Videz-les avant chaque lessive, et après chaque plage en {quoted}.',
        'Le tour de taille ne raconte que la moitié. Mesurez aussi vos hanches, et fiez-vous autant à elles qu’à lui pour choisir {quoted}.',
        'Juste sur le genou, l’ourlet coupe la jambe ; un peu plus haut, il l’allonge. Gardez cette ligne à l’œil en essayant {quoted}.',
      ],
      informal: [
        'Tout se joue au genou : au-dessus, ça allonge ; pile dessus, ça coupe. Va voir dans la glace de quel côté tombe {quoted}.',
        'La moitié de la plage est dans tes poches, avec deux tickets de glacier. Vide tout avant la machine, puis lave {quoted}.',
        'Tes hanches ont leur mot à dire, autant que ta taille. Mesure les deux avant de choisir {quoted}.',
        'Un vieux ticket, trois coquillages, du sable : fais l’inventaire avant la lessive. Les poches sont vides ? En machine, {quoted}.',
      ],
    },
    asks: {
      formal: [
        'À partir de combien de degrés sortez-vous le vôtre ?',
        'En ville aussi, ou seulement en vacances ?',
      ],
      informal: [
        'Avec des chaussettes hautes : style ou délit ?',
        'Premier short de l’année : avril, mai, ou jamais avant juin ?',
      ],
    },
  },
  sweater: {
    stories: {
      formal: [
        'La chaudière n’est pas encore rallumée, par principe. On tient bon, avec {quoted}.',
        'Une promenade sur la plage en avril, les mains dans les manches. Prenez {quoted}, le vent tourne vite.',
        'Le soir, la conversation continue dehors et quelqu’un finit toujours par avoir frais. Emportez {quoted}.',
        'Vers quatre heures, le jour baisse, la bouilloire chante. Il est l’heure d’enfiler {quoted}.',
      ],
      informal: [
        'Interdit de toucher au radiateur avant novembre. Ta meilleure excuse : {quoted}.',
        '« Je te le rends demain. » Tu ne le reverras pas. Ne prête jamais {quoted}.',
        'Un plaid avec des manches, c’est ridicule. Prends plutôt {quoted}.',
        'Sur le dossier de la chaise, en terrasse, juste au cas où. À vingt et une heures, tu enfiles {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un cintre creuse les épaules, un pli ne leur fait rien. Faites donc une pile, et posez tout en haut {quoted}.',
        'Mouillée, une maille s’allonge sous son poids. Une serviette, la forme redressée à la main, et l’on laisse sécher à plat {quoted}.',
        'Les bouloches viennent des frottements. Un peigne les retire, un dimanche de pluie, et l’on ressort {quoted}.',
        'Tout n’a pas besoin d’aller au lavage. Une nuit à l’air suffit souvent, et demain vous remettrez {quoted}.',
      ],
      informal: [
        'Suspendu, il te fera deux bosses aux épaules, comme un dromadaire. Plie, empile, et respecte {quoted}.',
        'Trempé sur un fil, il finit long comme un jour sans pain. À plat, remis en forme à la main : c’est le repos que demande {quoted}.',
        'Des bouloches ? C’est juste que ça frotte. Un petit coup de peigne ou de rasoir à pulls, une série en fond, et on repart avec {quoted}.',
        'Au lieu de la machine, la fenêtre : une nuit à l’air suffit souvent. Moins de lessive, plus de temps dans {quoted}.',
      ],
    },
    asks: {
      formal: ['À quelle date rallumez-vous le chauffage ?', 'Col rond, col roulé ou gilet ?'],
      informal: ['Qui te pique tes pulls ?', 'Pull d’abord ou chauffage d’abord ?'],
    },
  },
  hoodie: {
    stories: {
      formal: [
        'Le vendredi soir, il y a ce moment où l’on pose les clés et où l’on se change. C’est l’heure de {quoted}.',
        'Tôt le dimanche, pour le pain, on ne s’habille pas vraiment. On passe {quoted}, et l’on y va.',
        'Un train à six heures, un siège côté fenêtre, la nuque contre la vitre. Vous partez en {quoted}.',
        'Les vestiaires, le bord du terrain, le goûter des enfants : tout un samedi en {quoted}.',
      ],
      informal: [
        'Pluie fine, pas de parapluie, deux rues à faire. On relève la tête, et la capuche, avec {quoted}.',
        '« C’est à moi, non ? » Début classique d’une dispute de couple. Objet du litige : {quoted}.',
        'Télétravail, caméra éteinte, café en main. Personne ne saura pour {quoted}.',
        'Dimanche, programme officiel : canapé, série, pizza. Tenue exigée : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'L’extérieur bouloche à force de frotter contre le reste du linge. À l’envers, il s’en tire mieux : retournez donc avant chaque lavage {quoted}.',
        'Les bords-côtes perdent leur ressort sur un radiateur. À plat et au frais, ils le gardent : trouvez une place où étendre {quoted}.',
        'Une taille au-dessus fait tomber l’épaule. Pour de l’ampleur, préférez une coupe large à votre taille, et regardez où se pose la couture de {quoted}.',
        'Tournés vers l’intérieur, les motifs s’usent moins vite au lavage. Mettez l’endroit dedans : ce sera le premier soin donné à {quoted}.',
      ],
      informal: [
        'À l’envers au lavage : l’extérieur bouloche moins, et le motif reste lisible plus longtemps. Une habitude à prendre avec {quoted}.',
        'Le radiateur va plus droit au but, mais les bords-côtes y laissent leur ressort. Étale à plat, un peu plus loin, {quoted}.',
        'Tu le veux large ? Prends une coupe ample à ta taille, pas une taille de plus, sinon l’épaule descend. Vérifie ça sur {quoted}.',
        'Des poignets qui bâillent, un bas qui flotte, et le radiateur fait l’innocent. Pour qu’ils gardent leur ressort, fais sécher à plat, loin de lui, {quoted}.',
      ],
    },
    asks: {
      formal: [
        'La boulangerie, le train, le bureau : jusqu’où le portez-vous ?',
        'Quel est votre premier geste du vendredi soir ?',
      ],
      informal: ['Qui te l’a piqué en dernier ?', 'Capuche sur la tête ou dans le dos ?'],
    },
  },
  jacket: {
    stories: {
      formal: [
        'Entre le manteau du matin et la chemise de midi, il y a un entre-deux. C’est le domaine de {quoted}.',
        'Au restaurant, tout finit sur le dossier de la chaise, et l’on revient en courant. N’oubliez pas {quoted}.',
        'Mars ment, avril aussi. Au portemanteau, on garde à portée de main {quoted}.',
        'Les soirs où l’on sort sans savoir quand on rentre, on prend {quoted}.',
      ],
      informal: [
        '« Prends quelque chose pour ce soir ! » Ta mère avait raison, comme toujours. Prends {quoted}.',
        'Trop chaud pour un manteau, trop frais sans rien. Bref, un temps à {quoted}.',
        'Un vieux tee-shirt, un jean, et pourtant tu as l’air d’avoir réfléchi. Ne dis à personne que c’est {quoted}.',
        'Fin de soirée, il fait frais, tu joues les galants et tu prêtes tout. Dis adieu à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Des manches se reprennent, des épaules beaucoup plus difficilement. C’est là que tout bon tailleur commence, et c’est là qu’il faut regarder {quoted}.',
        'Un pull prend vite une demi-taille. Mettez d’abord ce que vous porterez dessous, et seulement alors essayez {quoted}.',
        'Trois clés oubliées dans une poche tirent sur le tombé. Videz tout le soir venu, choisissez un cintre large, et suspendez {quoted}.',
        'Sur un cintre étroit, la ligne des épaules n’a plus d’appui. Un large la garde, et ce soir, vous y suspendrez {quoted}.',
      ],
      informal: [
        'Ton tailleur peut presque tout, sauf les épaules, ou alors à grand-peine. Juge d’abord par là {quoted}.',
        'En tee-shirt, tout va ; sur un gros pull, une demi-taille a disparu. Mets ce que tu auras vraiment dessous avant d’essayer {quoted}.',
        'Clés, tickets, chewing-gums : à force, les poches pendent. Vide-les, trouve un cintre large, et laisse dormir {quoted}.',
        'Le cintre du pressing, fin comme un fil, n’aide pas les épaules. Il en faut un large, poches vides, pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Qu’y a-t-il toujours dans vos poches ?', 'Sur le dos, sur les épaules ou sur le bras ?'],
      informal: ['Le truc le plus bizarre trouvé dans tes poches ?', 'Zippé jusqu’en haut ou grand ouvert ?'],
    },
  },
  coat: {
    stories: {
      formal: [
        'On le remet un matin d’octobre, et l’on retrouve un ticket de l’hiver dernier. Le prochain ira dans {quoted}.',
        'De novembre à mars, c’est lui que l’on voit en premier sur les photos. Autant que ce soit {quoted}.',
        'Dans l’entrée, les invités partent et parlent encore une demi-heure, déjà boutonnés. On tient bien, en {quoted}.',
        'Sur le quai, le souffle fait de la buée et le train a dix minutes de retard. On fait les cent pas, en {quoted}.',
      ],
      informal: [
        'Personne ne verra ta tenue avant le mois de mars. Alors soigne ce qui va dessus : {quoted}.',
        'Quai de gare, sept heures, zéro degré, aucun train. Heureusement, tu as {quoted}.',
        '« On y va ? » Et vous restez vingt minutes dans l’entrée. Garde donc {quoted} sur le bras.',
        'L’hiver, tout le monde s’habille en noir et se plaint du gris. Toi, tu as {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mettez un gros pull, tendez les bras devant vous : rien ne doit tirer dans le dos. C’est ainsi, et non bras ballants, que l’on essaie {quoted}.',
        'Les mites préfèrent ce qui a été porté. Un nettoyage en fin de saison, avant l’armoire, et l’on retrouvera en octobre {quoted}.',
        'Serré entre deux vestes, il perd ses épaules. Donnez un cintre large, et un peu d’air de chaque côté, à {quoted}.',
        'Après une soirée, l’armoire peut attendre le lendemain : une nuit à l’air espace les nettoyages. Laissez respirer {quoted}.',
      ],
      informal: [
        'Joue au somnambule, bras tendus, gros pull dessous : si ça tire dans le dos, c’est non. Sinon, bon hiver en {quoted}.',
        'Pour une mite, un col porté tout l’hiver, c’est un buffet. Nettoyage d’abord, armoire ensuite, et rendez-vous à l’automne avec {quoted}.',
        'Ta penderie, c’est le métro à dix-huit heures ? Un cintre large et un peu de place de chaque côté, sinon adieu les épaules de {quoted}.',
        'Ça sent la raclette jusqu’au col ? Avant le pressing, qui peut sans doute attendre, offre une nuit à l’air à {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel mois décrochez-vous votre manteau d’hiver ?', 'Noir, camel ou une vraie couleur ?'],
      informal: ['Noir comme tout le monde, ou pas ?', 'Tu as retrouvé quoi dans tes poches, cette année ?'],
    },
  },
  socks: {
    stories: {
      formal: [
        'Il en part toujours deux à la machine, il en revient parfois une. Repartons d’un bon pied, avec {quoted}.',
        'Jambes croisées en réunion, l’ourlet remonte de quelques centimètres. C’est là que l’on découvre {quoted}.',
        'Chez des amis, on enlève ses chaussures dans l’entrée. Ce jour-là, on est content d’avoir mis {quoted}.',
        'Au saut du lit, le carrelage de la cuisine réveille mieux que le café. Évitez-le avec {quoted}.',
      ],
      informal: [
        'La machine à laver en mange une par mois, c’est prouvé. Prends de l’avance avec {quoted}.',
        '« Enlevez vos chaussures ! » Moment de vérité dans l’entrée. Toi, tranquille, tu as {quoted}.',
        'Offrir ça à Noël, c’est drôle jusqu’à trente ans. Après, on espère {quoted}.',
        'Sous la table de réunion, tout est permis. Ose {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La machine n’en mange aucune, elle les sépare. Un filet par lavage, les paires dedans, et l’on retrouve toujours au complet {quoted}.',
        'C’est à l’intérieur que tout se passe, alors c’est l’intérieur qu’il faut laver. Retournez-les avant la machine, à commencer par {quoted}.',
        'Rouler en boule, si pratique, tire sur l’élastique. Pliez plutôt chaque paire en deux, et rangez ainsi {quoted}.',
        'Il suffit d’une absente pour perdre toute une paire. Dans un filet, par deux, elles reviennent ensemble du lavage : commencez avec {quoted}.',
      ],
      informal: [
        'L’autre n’est pas partie vivre ailleurs, elle est dans la housse de couette. Un filet, les paires ensemble, et fini de chercher, avec {quoted}.',
        'Le pied est dedans, le travail de la lessive aussi. À l’envers, ça lave mieux, alors retourne avant la machine {quoted}.',
        'En boule, l’élastique tire jour et nuit. Plie la paire en deux, et offre un vrai repos à {quoted}.',
        'Sherlock n’aurait pas mieux fait : tout par paires dans un filet, et plus une disparition. L’affaire est close pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Assorties au pantalon ou volontairement inattendues ?',
        'Combien d’orphelines dans votre tiroir ?',
      ],
      informal: ['Dépareillées : ça te gêne ou pas du tout ?', 'À motifs au bureau, tu oses ?'],
    },
  },
  underwear: {
    stories: {
      formal: [
        'Personne ne le saura, et c’est bien ce qui plaît. Sous la tenue du lundi, choisissez {quoted}.',
        'Un tiroir se trie une fois par an, avec sincérité. Pour la place ainsi gagnée, il y a {quoted}.',
        'S’habiller commence par ce que les autres ne verront pas. Aujourd’hui, par {quoted}.',
        'Le premier choix de la journée se fait encore à moitié endormi. Facilitez-le avec {quoted}.',
      ],
      informal: [
        'Au fond du tiroir vivent ceux qu’on garde « pour le sport ». Tu ne fais pas de sport. Place à {quoted}.',
        'Ta tenue du jour a un secret, et elle le garde bien : {quoted}.',
        'Deux jours avant la lessive, on attaque les réserves. Pour ne plus en arriver là : {quoted}.',
        'Grand tri du samedi : à garder, à jeter, à ne montrer à personne. Puis, à la place, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Sous une chemise blanche, le blanc se devine, et une teinte proche de la peau se voit moins. Un détail à garder en tête pour {quoted}.',
        'Le sèche-linge fatigue les élastiques, un filet et un cycle délicat les ménagent. C’est peu de chose, chaque semaine, pour {quoted}.',
        'Les mesures bougent, et l’on reste fidèle à une taille d’il y a cinq ans. Reprenez le mètre, puis regardez {quoted}.',
        'Un filet, un cycle délicat : les élastiques n’en demandent pas plus pour être ménagés. Prenez-en le pli dès la première lessive de {quoted}.',
      ],
      informal: [
        'Du blanc sous du blanc, ça se voit quand même. Mieux vaut un ton proche de ta peau : penses-y en choisissant {quoted}.',
        'Le sèche-linge et l’élastique ne s’aiment pas. Filet, cycle délicat, puis un coin de fil à linge : voilà le programme de {quoted}.',
        'Ton tour date du lycée ? Reprends-le, ça bouge, et ça évite bien des erreurs. Ensuite, à toi {quoted}.',
        'Un élastique fatigué, c’est souvent la faute au sèche-linge. Épargne ça à {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Rangez-vous vos tiroirs au carré ou pas du tout ?',
        'Avez-vous une tenue pour les grands jours, même invisible ?',
      ],
      informal: [
        'Coordonnés, ou au hasard du tiroir ?',
        'Le plus vieux de ton tiroir a quel âge ? On ne juge pas.',
      ],
    },
  },
  swimwear: {
    stories: {
      formal: [
        'Les pieds dans l’eau jusqu’aux chevilles, on négocie encore. Puis on plonge, en {quoted}.',
        'Six heures du soir, la plage se vide et la mer est à vous. Vous n’aurez besoin que de {quoted}.',
        'Au fond de la valise, en dernier, on glisse toujours ce qui sert en premier. Glissez-y {quoted}.',
        'La piscine de sept heures a ses habitués : un signe de tête, et chacun sa ligne. La vôtre vous attend, avec {quoted}.',
      ],
      informal: [
        '« Elle est bonne ! » disent ceux qui claquent des dents. Vérifie toi-même, avec {quoted}.',
        'Crème, serviette, roman jamais fini : le sac de plage est prêt. Il manque {quoted}.',
        'Douche froide obligatoire avant le bassin, personne n’a jamais compris. Courage, tu as {quoted}.',
        'Tu entres d’un coup ou centimètre par centimètre ? Prends ton temps, et {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le sel et le chlore usent les fibres bien après le bain. De l’eau claire aussitôt sorti, et la baignade est vraiment finie pour {quoted}.',
        'Le soleil passe les couleurs, l’essorage détend l’élastique. À plat et à l’ombre, le temps d’une sieste, laissez sécher {quoted}.',
        'Rugueux, le bord d’une piscine accroche le tissu. Étendez une serviette avant de vous asseoir, c’est plus sûr en {quoted}.',
        'Une douche pour vous, et la même pour lui : l’eau claire emporte le sel et le chlore. Prenez ce pli dès le premier bain de {quoted}.',
      ],
      informal: [
        'Le chlore ne rentre pas à la maison avec toi : rince à l’eau claire après chaque bain, les fibres s’usent moins. Vas-y, plonge, avec {quoted}.',
        'Tordre, étendre en plein soleil : deux mauvaises idées, pour l’élastique et pour la couleur. Fais plutôt sécher à plat, à l’ombre, {quoted}.',
        'Assis au bord du bassin, les pieds dans l’eau, c’est le tissu qui râpe. Serviette d’abord, et tu peux flâner en {quoted}.',
        'À l’ombre et à plat, comme toi après le pique-nique : la couleur passe moins. Bonne sieste à toi et à {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Entrez-vous dans l’eau d’un coup ou centimètre par centimètre ?',
        'Mer, lac ou piscine, pour le premier bain de l’année ?',
      ],
      informal: ['D’un coup ou orteil par orteil ?', 'Le bain le plus froid de ta vie, c’était où ?'],
    },
  },
  pyjamas: {
    stories: {
      formal: [
        'Le dimanche, il est onze heures et l’on sert un deuxième café sans s’être habillé. Merci à {quoted}.',
        'Une semaine bien remplie se termine tôt, avec un livre et {quoted}.',
        'Les enfants l’ont compris : après le bain, la soirée commence. Rendez-vous en {quoted}.',
        'Vingt et une heures, les volets fermés, le téléphone dans l’autre pièce. Il ne reste qu’à enfiler {quoted}.',
      ],
      informal: [
        'Sonnerie du facteur à onze heures, et toi qui ouvres comme tu es. Assume, en {quoted}.',
        'Annuler une sortie parce qu’il pleut, c’est de la sagesse. La suite se passe en {quoted}.',
        'Vendredi, dix-neuf heures, porte fermée à clé. Tu peux mettre {quoted}, personne n’appelle la police.',
        'Depuis dix ans, tu dors dans le tee-shirt du semi-marathon. Il a fini sa course. Passe à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'On bouge plus la nuit qu’on ne le croit. Un peu d’ampleur laisse faire, et c’est ainsi qu’il faut choisir {quoted}.',
        'Un seul, et le jour de lessive pose problème. Deux en alternance, et il y en a toujours un de propre et sec : donnez un relais à {quoted}.',
        'La chaleur de la nuit reste dans l’étoffe que l’on plie trop tôt. Ouvrez la fenêtre, aérez, puis glissez sous l’oreiller {quoted}.',
        'Au réveil, tout a besoin d’air, le lit comme le reste. Le temps d’un café, posez sur le dossier d’une chaise {quoted}.',
      ],
      informal: [
        'La nuit, tu es plus sportif que tu ne le penses. Prends un peu ample, et laisse tes rêves s’agiter dans {quoted}.',
        'Le jour de lessive, tu dors en quoi ? Avec deux qui se relaient, il y en a toujours un de propre. Engage comme remplaçant, ou comme titulaire, {quoted}.',
        'Ne le plie pas encore tiède. Un peu d’air le temps du petit déjeuner, et tu retrouveras au frais, ce soir, {quoted}.',
        'Trop ajusté, on le sent à chaque demi-tour. On bouge beaucoup la nuit, alors vise un peu ample avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Jusqu’à quelle heure le gardez-vous, le dimanche ?',
        'Livre ou film, les soirs où l’on se couche tôt ?',
      ],
      informal: ['Record du dimanche : jusqu’à quelle heure ?', 'Le facteur t’a déjà vu dedans ? Avoue.'],
    },
  },
  cap: {
    stories: {
      formal: [
        'En terrasse, il ne reste que la table en plein soleil. On la prend, et l’on met {quoted}.',
        'Il y a des matins sans brosse, et ils sont parfois les plus jolis. Sortez avec {quoted}.',
        'Le samedi, au bord du terrain, les parents commentent plus fort que l’entraîneur. Le plus calme porte {quoted}.',
        'Pour la promenade du chien, la tenue est libre. Un détail suffit : {quoted}.',
      ],
      informal: [
        'Cheveux : non. Envie d’aller chez le coiffeur : non plus. Solution : {quoted}.',
        'Rendez-vous au marché à huit heures, réveil à moins cinq. Personne ne verra rien, sous {quoted}.',
        'Plein soleil en terrasse, une main en visière, l’autre sur le café. Récupère une main avec {quoted}.',
        'À l’envers, on a passé l’âge. À l’endroit, on valide : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le tour de tête se prend un doigt au-dessus des oreilles, pas sur le front au hasard. Un mètre souple, et l’on choisit la taille de {quoted}.',
        'La machine déforme la visière. Une bassine, vos deux mains et un moment de calme, c’est tout ce qu’il faut pour laver {quoted}.',
        'Pour sécher, il lui faut une tête, et un bol retourné fait très bien l’affaire : il garde la forme. Sortez-en un du placard, puis posez-y {quoted}.',
        'Un lavage en machine se voit tout de suite à la visière. Préférez le lavabo, au retour d’un été passé sous {quoted}.',
      ],
      informal: [
        'Un mètre, un doigt au-dessus des oreilles, et ta tête n’a plus de secret. Tu peux passer à {quoted}.',
        'Dans le tambour, la visière part en vagues. Lave à la main, en sifflotant, {quoted}.',
        'Retourné, un bol fait une tête très correcte : ça sèche dessus sans perdre sa forme. Ce soir, le saladier est réservé à {quoted}.',
        'La visière gondolée, c’est la signature de la machine. À la main, rien de tel, et l’honneur est sauf pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Contre le soleil ou contre les matins sans brosse ?',
        'Quelle terrasse vous a valu votre dernier coup de soleil ?',
      ],
      informal: [
        'À l’endroit ou à l’envers ? Réponds franchement.',
        'Tu la mets quand : soleil, sport ou cheveux en pétard ?',
      ],
    },
  },
  beanie: {
    stories: {
      formal: [
        'Le vent du quai vous trouve toujours, même derrière le distributeur. La prochaine fois, mettez {quoted}.',
        'Sur le télésiège, on parle peu et l’on regarde loin. Gardez {quoted} jusqu’au sommet.',
        'En janvier, une promenade se décide vite ou pas du tout. Près de la porte, on laisse {quoted}.',
        'Marché de Noël, onze degrés de moins que prévu, les doigts autour d’un vin chaud. Et sur la tête, {quoted}.',
      ],
      informal: [
        'Ta grand-mère t’avait dit de couvrir tes oreilles. Fais-la sourire avec {quoted}.',
        'Cheveux aplatis, oui. Regrets, aucun. C’est la vie avec {quoted}.',
        '« Mais non, il ne fait pas si froid. » Cinq minutes plus tard, tu cherches {quoted}.',
        'Un lundi de janvier à vélo, les oreilles à l’air : plus jamais. Prends {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'C’est le haut des oreilles qui souffre en premier. Descendez-le jusque-là, le froid pince moins, et la promenade peut durer avec {quoted}.',
        'Pendue, une maille mouillée s’allonge sous le poids de l’eau. Trouvez une surface plane, sans pince ni fil, où étendre {quoted}.',
        'En avril, on le jette sur l’étagère sans y penser, et les mites en profitent. Lavez, séchez bien, puis mettez à l’abri {quoted}.',
        'Le froid commence aux oreilles, par le haut. Il suffit de les couvrir, d’un geste des deux mains, avec {quoted}.',
      ],
      informal: [
        'Posé sur le sommet du crâne, c’est un style. Descendu sur le haut des oreilles, c’est moins de froid qui pince : à toi de placer {quoted}.',
        'Sur le fil, avec deux pinces, il sèche en format chaussette. À plat, toujours, quand l’eau a alourdi {quoted}.',
        'Les mites passent aussi l’été quelque part. Lave, sèche à fond, range bien à l’abri : l’adresse doit rester secrète pour {quoted}.',
        'Ta grand-mère avait raison pour le haut des oreilles : c’est là que le froid pince. Tire un peu vers le bas {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Sur les oreilles ou juste posé ?',
        'Quel est l’endroit le plus venteux de votre ville ?',
        'À combien de degrés sortez-vous le bonnet ?',
        'Retourné en bas ou tiré jusqu’aux sourcils ?',
        'Noir pour tout, ou une couleur vive ?',
        'Première neige : sortir ou rester au chaud ?',
      ],
      informal: [
        'Avec ou sans pompon ?',
        'Cheveux après le bonnet : catastrophe ou style ?',
        'Combien de bonnets oubliés dans le bus ?',
        'Bonnet à l’intérieur : tu gardes ou tu enlèves ?',
        'Qui t’a tricoté ton premier bonnet ?',
        'Froid sec ou pluie d’hiver, le pire ?',
      ],
    },
  },
  scarf: {
    stories: {
      formal: [
        'Le nœud se fait en marchant, d’un geste appris en regardant les autres. Il se fera avec {quoted}.',
        'Un manteau sombre ne demande qu’une chose, près du visage. Donnez-lui {quoted}.',
        'Au coin de la rue, le serveur vous rattrape, essoufflé, un bras levé. Vous aviez oublié {quoted}.',
        'Il y reste toujours un parfum, celui de la dernière personne. Prêtez donc volontiers {quoted}.',
      ],
      informal: [
        'Deux tours, un pan devant, un pan derrière, et te voilà dans un film français. Avec {quoted}.',
        'Ton manteau a quatre hivers et raconte toujours la même chose. Change de sujet avec {quoted}.',
        'Autour du cou, dans les cheveux, à l’anse du sac : tu trouveras bien où nouer {quoted}.',
        'Devant la glace, tu refais le nœud trois fois pour avoir l’air de n’y avoir pas pensé. C’est le jeu, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Pliée en deux, les bouts passés dans la boucle : ce nœud tient sans serrer. Trois secondes devant le miroir de l’entrée suffisent, avec {quoted}.',
        'Un crochet finit par marquer l’étoffe. Mieux vaut plier ou rouler, et garder une place sur l’étagère à {quoted}.',
        'La lumière du magasin flatte tout le monde. Près du visage, une couleur se juge à la fenêtre, devant un miroir : placez-y {quoted}.',
        'Au matin, pas de nœud savant : on plie en deux, on passe les bouts dans la boucle, rien ne serre. Il ne manque que {quoted}.',
      ],
      informal: [
        'Plie en deux, passe les bouts dans la boucle, c’est tout. Ça tient, ça ne serre pas, et tu cours prendre ton bus avec {quoted}.',
        'Le portemanteau, à la longue, laisse une bosse. Roule ou plie, et trouve un coin de tiroir à {quoted}.',
        'Sous un néon, on a tous le teint d’un lundi. Va près d’une fenêtre, avec un miroir, et vois ce que dit la couleur de {quoted}.',
        'Quand le vent défait tout, la parade est connue : pliée en deux, les bouts dans la boucle, ça tient sans serrer. Entraîne-toi sur {quoted}.',
      ],
    },
    asks: {
      formal: ['Un tour, deux tours ou un vrai nœud ?', 'De qui gardez-vous une écharpe ou un foulard ?'],
      informal: ['Au cou, dans les cheveux ou sur ton sac ?', 'Combien en as-tu oublié au resto ?'],
    },
  },
  gloves: {
    stories: {
      formal: [
        'On en retrouve un sur un muret, posé là par quelqu’un de bien. Gardez l’œil sur {quoted}.',
        'Devant sa porte, on ôte celui de droite, on le tient entre les dents, on cherche ses clés. Un art, avec {quoted}.',
        'Un matin de gel, le guidon est plus froid que l’air. Avant de partir, on passe {quoted}.',
        'La main tendue à quelqu’un, sur un trottoir de janvier, se remarque. Surtout avec {quoted}.',
      ],
      informal: [
        'Sur les réverbères de la ville dorment tous ceux qu’on a perdus. Deux de plus ? Non, tu feras attention à {quoted}.',
        'Gratter le pare-brise avec la carte de fidélité, à mains nues : une fois, pas deux. Sors {quoted}.',
        'Une main dans la poche, l’autre qui porte les courses et qui souffre. Fin du drame : {quoted}.',
        '« Donne, je vais te réchauffer. » C’est joli, mais tu as aussi {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La taille se lit au plus large de la main, sans le pouce. Un mètre souple, un chiffre, et vous savez laquelle chercher pour {quoted}.',
        'On tire sur le poignet par habitude, et les coutures en souffrent. Doigt par doigt, comme autrefois, retirez {quoted}.',
        'Le radiateur durcit ce qu’il sèche trop vite. À plat, à l’air libre, laissez une nuit à {quoted}.',
        'Un doigt, puis l’autre : le geste est lent, presque élégant, et il ménage les coutures. Faites-en une habitude avec {quoted}.',
      ],
      informal: [
        'Ton pouce ne compte pas : on mesure la main au plus large, sans lui. Qu’il se console, il a sa place dans {quoted}.',
        'Pressé de sortir ton téléphone, tu tires tout par le poignet. Doigt par doigt, les coutures souffrent moins : sois chic avec {quoted}.',
        'Après la bataille de boules de neige, pas de radiateur, ça durcit. À plat et à l’air, c’est la trêve pour {quoted}.',
        'Une main, un mètre, au plus large et sans le pouce : voilà ta taille. De l’autre, tu peux déjà montrer du doigt {quoted}.',
      ],
    },
    asks: {
      formal: ['À partir de combien de degrés les sortez-vous ?', 'Où avez-vous perdu le dernier ?'],
      informal: ['Tu perds toujours le droit ou le gauche ?', 'Tu les enlèves avec les dents, toi aussi ?'],
    },
  },
};
