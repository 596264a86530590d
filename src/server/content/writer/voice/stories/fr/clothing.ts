import type { StoriesOf } from '../stories.ts';

export const clothing: StoriesOf<'clothing'> = {
  't-shirt': {
    stories: {
      formal: [
        'Dimanche matin, le marché, puis un déjeuner qui s’éternise. La tenue se décide en un geste : {quoted}.',
        'La veste tombe vers dix-huit heures, en terrasse. Dessous, il y avait {quoted}.',
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
        'Aux mariages, on se souvient du discours, du gâteau et de qui dansait encore à minuit. Dansez en {quoted}.',
        'Le premier déjeuner dehors mérite que l’on s’y prépare un peu. On a pensé à {quoted}.',
      ],
      informal: [
        'Un seul vêtement à choisir, et te voilà prête avant tout le monde. Merci qui ? {quoted}.',
        '« Ah, cette vieille chose ? » Entraîne-toi à le dire sans rire, devant {quoted}.',
        'Qui a dit qu’il fallait une occasion ? Mardi fera l’affaire, avec {quoted}.',
        'Baskets le matin, talons le soir, et rien d’autre à changer. Tu as mis {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Pour quelle occasion avez-vous mis une robe en dernier ?',
        'Baskets ou talons, pour danser jusqu’au bout ?',
        'Courte, mi-longue ou longue ?',
        'Unie ou à fleurs, aux beaux jours ?',
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
    asks: {
      formal: ['À partir de combien de degrés les sortez-vous ?', 'Où avez-vous perdu le dernier ?'],
      informal: ['Tu perds toujours le droit ou le gauche ?', 'Tu les enlèves avec les dents, toi aussi ?'],
    },
  },
};
