export const jewellery = {
  necklace: {
    stories: {
      formal: [
        'On demande à quelqu’un d’attacher le fermoir, et l’on tient ses cheveux d’une main. Ce soir, on met {quoted}.',
        'Un col ouvert, une chemise simple, et le regard cherche où se poser. Il trouvera {quoted}.',
        'Dans la glace de l’entrée, on hésite, on l’enlève, on le remet. On sortira avec {quoted}.',
        'Une mère le prête un soir, sa fille oublie de le rendre. Ces histoires-là commencent avec {quoted}.',
      ],
      informal: [
        '« Il est à qui, celui-là ? » À moi, maman, et tu ne me l’emprunteras pas. C’est {quoted}.',
        'Tee-shirt blanc, jean, café, et quelqu’un te trouve chic. Le détail fautif : {quoted}.',
        'En visio, on te voit jusqu’aux clavicules. C’est bien assez pour {quoted}.',
        'Les tiens font des nœuds dans la boîte, la nuit, entre eux. Garde à part {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le parfum d’abord, la crème ensuite, le bijou en dernier. Quand tout a séché, on ferme l’attache de {quoted}.',
        'Un nœud se fait tout seul, dans le tiroir, si l’attache est ouverte. Fermez-la avant de ranger {quoted}.',
        'Une ficelle autour du cou donne tout de suite l’idée d’une longueur. Coupez-la à la bonne place, et comparez avec {quoted}.',
        'La nuit, la chaîne tire et finit par se nouer. Sur la table de chevet, à côté du livre, posez {quoted}.',
      ],
      informal: [
        'Parfum, crème, pull, et seulement après, le bijou. Il aime se faire attendre, alors garde pour la fin {quoted}.',
        'Démêler une chaîne en retard, un lundi, on connaît. Ferme l’attache avant de ranger, et tu attraperas d’un coup {quoted}.',
        'Une ficelle de cuisine peut décider de ton décolleté : passe-la autour du cou, regarde la longueur, puis pense à {quoted}.',
        'Tu bouges en dormant, la chaîne aussi, et au matin, c’est un nœud. Enlève avant de te coucher {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou plusieurs ensemble ?', 'De qui vient celui que vous portez le plus ?'],
      informal: [
        'Les nœuds de chaînes : tu démêles ou tu abandonnes ?',
        'Tu as piqué quoi dans la boîte à bijoux de ta mère ?',
      ],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'En parlant, on bouge les mains, et quelqu’un finit par regarder le poignet. Ce qu’il verra : {quoted}.',
        'Il y a ceux que l’on met pour sortir, et celui que l’on oublie d’enlever. Ce sera peut-être {quoted}.',
        'On retrousse une manche pour faire la vaisselle, et l’on pense à qui l’a offert. Offrez {quoted}.',
        'À côté de la montre, il reste juste une place. Gardez-la pour {quoted}.',
      ],
      informal: [
        'Ta montre s’ennuie toute seule là-bas, au bout du bras. Trouve-lui de la compagnie : {quoted}.',
        '« Il vient d’où ? » La question tombe toujours au moment de payer le café. Tu réponds : {quoted}.',
        'Cinq heures de réunion, et tu as joué avec tout ce qui était sur la table. Occupe tes doigts avec {quoted}.',
        'Ton poignet est tout nu depuis le bracelet de camping. Rhabille-le avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le tour du poignet, plus un doigt d’aisance : voilà la taille. Un mètre souple suffit avant de choisir {quoted}.',
        'Savon et eau ternissent bien des bijoux. Avant la vaisselle, trouvez une coupelle, loin de l’évier, pour {quoted}.',
        'La main qui écrit frotte contre tout, la table, la feuille, la manche. De l’autre côté, il s’accroche moins : portez-y {quoted}.',
        'Droitier, le poignet gauche ; gaucher, le droit. Il s’y raye et s’y accroche moins : c’est de ce côté que l’on attache {quoted}.',
      ],
      informal: [
        'Un mètre autour du poignet, un doigt en plus pour respirer. Ta taille est là, plus qu’à choisir {quoted}.',
        'Enfin une excuse pour la vaisselle : le savon et l’eau ternissent bien des bijoux. Laisse quelqu’un d’autre laver, toi, tu portes {quoted}.',
        'Tu écris de quelle main ? Prends l’autre, ça raye et ça accroche moins, et ferme de ce côté {quoted}.',
        'Entre l’éponge et la mousse, ce n’est pas sa place. Retire avant la vaisselle, pose au sec {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou tout un bras ?', 'L’enlevez-vous pour dormir ?'],
      informal: [
        'Discret, ou il s’entend quand tu arrives ?',
        'Tu l’attaches sans aide, ou tu appelles au secours ?',
      ],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Cheveux attachés, nuque dégagée, il ne manque presque rien. Presque : {quoted}.',
        'On incline la tête d’un côté, puis de l’autre, devant le miroir de l’ascenseur. C’est fait : {quoted}.',
        'Au téléphone, on en retire une sans y penser, et on la cherche tout le soir. Posez bien {quoted}.',
        'Le visage d’abord, la robe ensuite : c’est dans cet ordre que l’on regarde. Commencez par {quoted}.',
      ],
      informal: [
        'En visio, le bas est en pyjama et le haut fait illusion. L’illusion porte {quoted}.',
        '« J’en ai perdu une dans le taxi. » On a toutes un drame comme ça. On tourne la page, avec {quoted}.',
        'Chignon fait en deux secondes avec un crayon. Personne ne le voit, tout le monde regarde {quoted}.',
        'Tu sors les poubelles, d’accord, mais avec allure. Mets {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Laque et parfum d’abord, bijoux ensuite : l’éclat y gagne. Le dernier regard au miroir revient donc à {quoted}.',
        'La paire se cherche toujours le matin où l’on est en retard. Attaches fermées, l’une avec l’autre, rangez ce soir {quoted}.',
        'Cheveux attachés, une paire pendante a toute sa place ; détachés, ils cachent vite des puces. Décidez de la coiffure, puis de {quoted}.',
        'Le tout dernier geste, avant le manteau : une fois la laque et le parfum posés, l’éclat se garde mieux. Terminez avec {quoted}.',
      ],
      informal: [
        'Pschit de laque, pschit de parfum, attends deux secondes. L’éclat tient mieux si tu mets à la fin {quoted}.',
        'L’une est là, l’autre en vacances. Ferme les attaches et range par deux, tu ne perdras plus ton matin à chercher {quoted}.',
        'Chignon, tu peux voir grand et pendant. Cheveux lâchés, les puces disparaissent : demande à ta coiffure ce qu’elle pense de {quoted}.',
        '« T’en as perdu une ? » Non, elles dorment attachées, par paire. C’est tout le secret pour ranger {quoted}.',
      ],
    },
    asks: {
      formal: ['Discrètes ou bien visibles ?', 'Laquelle de vos paires a une histoire ?'],
      informal: [
        'Combien de célibataires dans ta boîte ?',
        'Tu les retires en premier ou en dernier, le soir ?',
      ],
    },
  },
  ring: {
    stories: {
      formal: [
        'En réfléchissant, on fait tourner autour du doigt ce que l’on ne quitte plus. Un jour, peut-être, {quoted}.',
        'Sur la table du café, une main posée à côté d’une tasse raconte quelqu’un. Ajoutez à la vôtre {quoted}.',
        'Une promesse, un anniversaire ou simplement un samedi : les occasions ne manquent pas. Pour la vôtre, il y a {quoted}.',
        'Le soir, on l’ôte, on la pose dans une soucoupe, près du savon. Demain matin, on reprendra {quoted}.',
      ],
      informal: [
        'Un café dans une main, et l’autre pour parler. C’est elle qui porte {quoted}.',
        '« Mais c’est… ? » Non, maman, respire, je me l’offre : {quoted}.',
        'Parler avec les mains, c’est de famille. Donne-leur un argument de plus : {quoted}.',
        'Tu mesures ton doigt avec un bout de ficelle et beaucoup d’espoir. Tout ça pour {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Le matin et au froid, les doigts sont plus fins. Mesurez en fin de journée, et vous choisirez la bonne taille de {quoted}.',
        'Une crème pour les mains laisse un film qui ternit l’éclat. Retirez, massez, attendez un peu, et remettez {quoted}.',
        'Préparer une surprise demande un peu d’espionnage : le tour se relève sur un bijou que la personne porte déjà, au même doigt. Ensuite, on cache {quoted}.',
        'Avant le dîner plutôt qu’au réveil, quand les doigts sont encore fins. C’est l’heure de sortir le mètre, avant de choisir {quoted}.',
      ],
      informal: [
        'À huit heures du matin et par deux degrés, ton doigt fait le mince. Mesure en fin de journée, puis passe à {quoted}.',
        'La crème pour les mains laisse des résidus, et l’éclat se ternit. Enlève d’abord, crème ensuite, et surveille où tu poses {quoted}.',
        'Emprunte discrètement un bijou de la personne, du même doigt, et mesure. Remets en place, siffle, et choisis {quoted}.',
        'Pour une surprise, « environ » n’est pas une taille. Relève le tour sur un modèle déjà porté, même doigt, et prépare ton discours avec {quoted}.',
      ],
    },
    asks: {
      formal: ['À quel doigt la portez-vous ?', 'L’ôtez-vous le soir, ou jamais ?'],
      informal: ['Quel doigt a gagné, chez toi ?', 'Une par main, ou une par doigt ?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Un vieux manteau reprend la parole si on lui trouve un bon sujet. Proposez-lui {quoted}.',
        'Sur le revers d’une veste, le regard s’arrête, puis vient la question. C’était prévu, avec {quoted}.',
        'Chez une grand-mère, dans une boîte à gâteaux, il y avait des boutons et des merveilles. Il y manquait {quoted}.',
        'On la pique sur une écharpe, un col, un béret, et l’on change d’avis trois fois. Reprenez {quoted}.',
      ],
      informal: [
        'Ta veste est noire, très noire, et triste comme un mardi. Raconte-lui une blague : {quoted}.',
        '« Où as-tu trouvé ça ? » Tu vas l’entendre avant le dessert. Épingle {quoted}.',
        'La tache sur le pull tombe pile à la bonne hauteur. Cache-la sous {quoted}.',
        'Bonnet, tote bag, col de chemise : tout est permis, sauf ton doigt. Pique où tu veux {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une maille fine garde la trace de l’aiguille. Dans une couture ou tout près, le tissu marque moins : piquez-y {quoted}.',
        'Un peu de poids demande un peu d’épaisseur. Un revers de veste ou de manteau la tient mieux : essayez-y {quoted}.',
        'Sur un cintre, le poids tire toute la nuit sur l’étoffe. Avant de suspendre, le soir, retirez {quoted}.',
        'Le revers d’un manteau attend souvent quelque chose, et son épaisseur tient bien ce qui est un peu lourd. Épinglez-y {quoted}.',
      ],
      informal: [
        'Le pull fin a peur de l’aiguille. Vise une couture, ou juste à côté, ça marque moins, et fixe {quoted}.',
        'Un peu lourde sur un tissu léger, elle pique du nez. Un revers de manteau tient mieux : c’est la place de choix pour {quoted}.',
        'Avant le cintre, un geste : on décroche, sinon ça tire sur l’étoffe. Ta veste dort mieux sans {quoted}.',
        'Tu hésites sur l’endroit ? Étoffe épaisse pour un peu de poids, près d’une couture sur de la maille. À toi d’épingler {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Sur un manteau, un col ou un béret ?',
        'De quelle grand-mère auriez-vous aimé hériter la boîte à bijoux ?',
      ],
      informal: ['Manteau, bonnet ou tote bag ?', 'Seule, ou avec une bande de copines ?'],
    },
  },
};
