import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
  sofa: {
    stories: {
      formal: [
        'Le dimanche, chacun a sa place attitrée, et celui qui se lève la perd. Il reste à se partager {quoted}.',
        'On rentre, on pose les clés, on s’assied une minute avant le dîner. La minute dure, avec {quoted}.',
        'Les amis disent « on ne reste pas longtemps », et à minuit ils y sont encore. La faute à {quoted}.',
        'Un salon se construit autour d’une question : qui s’assied côté fenêtre ? On en discutera sur {quoted}.',
      ],
      informal: [
        'Épisode, plaid, épaule, et tu as raté la fin. Complice : {quoted}.',
        '« Tu te pousses ? » Non. Oui. D’accord, mais pas longtemps, sur {quoted}.',
        'Vendredi soir, zéro projet, et personne à prévenir. Rendez-vous sur {quoted}.',
        'Quelqu’un a mangé des chips dans le tien, et ce quelqu’un c’est toi. On repart de zéro, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Qui s’endort le premier devant le film ?',
        'Chacun a-t-il sa place, chez vous ?',
        'Côté fenêtre ou côté accoudoir ?',
        'Livre, film ou conversation ?',
        'Le chat a-t-il droit au canapé ?',
        'Dîner devant la télé : parfois ou jamais ?',
      ],
      informal: [
        'Qui a piqué ta place ?',
        'Sieste : assis, allongé ou en travers ?',
        'Plaid pour un ou plaid pour deux ?',
        'Un épisode, ou toute la saison ?',
        'Tu retrouves quoi entre les coussins ?',
        'La télécommande, c’est qui le chef ?',
      ],
    },
  },
  armchair: {
    stories: {
      formal: [
        'Vers six heures, un livre à la main, on cherche l’angle d’où la lampe éclaire juste la page. Installez-y {quoted}.',
        'Il y en a un par famille, et l’on demande avant de s’y asseoir. Chez vous, ce sera {quoted}.',
        'On n’y fait rien, c’est bien le but : un café, une fenêtre, vingt minutes. L’endroit, c’est {quoted}.',
        'Le coin du salon que personne n’utilise attend une lampe, un guéridon et {quoted}.',
      ],
      informal: [
        'Ton chat a déjà choisi, il ne manque que sa signature. Partage avec lui {quoted}.',
        '« C’est la mienne, cette place. » Dans dix ans, on t’appellera papi. Pour l’instant, assieds-toi dans {quoted}.',
        'Livre sur les genoux, yeux fermés : officiellement, tu réfléchis. Ta salle d’étude : {quoted}.',
        'Dimanche pluvieux : un chocolat chaud, un roman, une jambe qui pend. Tu ne quittes plus {quoted}.',
      ],
    },
    asks: {
      formal: ['Lecture, café ou sieste ?', 'Chez vous, à qui revient le fauteuil ?'],
      informal: ['Combien de pages avant de piquer du nez ?', 'Qui te prend la place : chat ou famille ?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'À table, on parle encore une heure après le dessert, et personne ne se lève. On reste assis sur {quoted}.',
        'Les invités sont huit, et l’on compte les places avec un peu d’inquiétude. Ajoutez {quoted}.',
        'On y pose un pull, puis deux, puis le sac. Gardez-en une pour s’asseoir : {quoted}.',
        'Du matin au soir, on la tire, on la repousse, on s’y assied de travers. C’est la vie qui attend {quoted}.',
      ],
      informal: [
        '« Tiens-toi droit. » Phrase de mère, vérité éternelle. Essaie au moins sur {quoted}.',
        'La pile de linge a trouvé son trône. Rends-lui service, libère {quoted}.',
        'Toute une vie à se balancer, et on te dit encore d’arrêter. Reste tranquille, sur {quoted}.',
        'Six invités, cinq places, un qui finit sur un carton. Ajoute {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Chacun sa place à table, ou chacun où il veut ?',
        'Combien de temps restez-vous à table après le dessert ?',
        'Chez vous, les chaises sont-elles toutes pareilles ?',
        'Près du mur ou près de la porte, votre place ?',
        'À combien êtes-vous le dimanche midi ?',
        'Avec ou sans coussin ?',
      ],
      informal: [
        'La tienne sert à s’asseoir ou à poser le linge ?',
        'Tu te balances dessus : jamais, parfois, toujours ?',
        'Assis droit, en tailleur ou à l’envers ?',
        'Cuisine ou salon : où finissent tes soirées ?',
        'Qui a pris ta place à table, enfant ?',
        'Le pull du jour, il dort où ?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'Un convive de plus, une place de moins, et quelqu’un va voir dans l’entrée. On rapporte {quoted}.',
        'Debout dans la cuisine, on discute pendant que ça mijote. Pour ceux qui restent, approchez {quoted}.',
        'Une plante, une pile de livres, un verre : il sert à tout, et parfois à s’asseoir. C’est le sort de {quoted}.',
        'Les enfants grimpent pour atteindre l’évier et tenir la cuillère. Rapprochez {quoted}.',
      ],
      informal: [
        'Le verre de vin dans une main, l’olive dans l’autre, tu cherches où te poser. Prends {quoted}.',
        '« Je ne reste pas. » Deux heures plus tard, personne n’a bougé de {quoted}.',
        'Plante, table d’appoint, escabeau, siège : le curriculum vitae de {quoted}.',
        'Pas assez de chaises, trop de copains. Fouille dans un coin, sors {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Siège, chevet ou porte-plante : que devient-il chez vous ?',
        'Qui vient bavarder pendant que vous cuisinez ?',
      ],
      informal: [
        'Tu t’assieds dessus, ou tu y poses une plante ?',
        'Comptoir de cuisine : petit déj ou apéro ?',
      ],
    },
  },
  table: {
    stories: {
      formal: [
        'On y mange, on y écrit, on y recoud un bouton et l’on y refait le monde. Tout passe par {quoted}.',
        'Les clés, le courrier, le bouquet du marché : tout s’y pose en rentrant. Faites de la place sur {quoted}.',
        'Un bon dîner finit avec des miettes et des mains qui dessinent sur la nappe. Commencez par {quoted}.',
        'Près de la fenêtre, le matin, il y a un bol, le journal et un peu de soleil. Approchez {quoted}.',
      ],
      informal: [
        '« À table ! » Personne ne bouge, sauf le chien. Il sait, lui, où se trouve {quoted}.',
        'Courrier, devoirs, apéro, puzzle : tout sur le même meuble. Courage à {quoted}.',
        'Tu avais dit quatre pour le dîner, ils sont sept. On se serre, autour de {quoted}.',
        'Le petit déj traîne, on dirait un dimanche. Reste encore un peu, autour de {quoted}.',
      ],
    },
    asks: {
      formal: ['Qu’y trouve-t-on toujours, chez vous, à part les repas ?', 'Nappe, sets ou rien du tout ?'],
      informal: [
        'Courrier, puzzle, ordi : il y a quoi sur la tienne ?',
        'Combien de temps pour débarrasser chez toi ?',
      ],
    },
  },
  nightstand: {
    stories: {
      formal: [
        'La dernière chose que l’on fait le soir, c’est tendre la main dans le noir. Elle tombera sur {quoted}.',
        'Un livre retourné, des lunettes, un verre d’eau : un chevet se raconte tout seul. Il manque {quoted}.',
        'Au réveil, on cherche à tâtons ses lunettes, puis l’heure, puis une bonne raison. Le tout sur {quoted}.',
        'Une bague, une liste, un numéro noté à minuit. On les retrouvera au matin sur {quoted}.',
      ],
      informal: [
        'Trois livres commencés, aucun fini. La pile tient bon, sur {quoted}.',
        'Ton téléphone dort mieux à un mètre de toi. Installe-le sur {quoted}.',
        '« Tu éteins ? » « Non, toi. » La lampe est de ton côté, sur {quoted}.',
        'Depuis ton emménagement, une chaise te sert de chevet. Rends-lui sa liberté, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Qu’y a-t-il toujours sur le vôtre ?', 'Combien de livres y attendent leur tour ?'],
      informal: ['Ton livre en cours, c’est quoi ?', 'Ton téléphone dort où ?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Le stylo à droite, la lampe à gauche, la tasse trop près du clavier : chacun son ordre. À vous d’organiser {quoted}.',
        'On commence par ranger, et quand on a rangé, on n’a plus envie de travailler. Rangez quand même {quoted}.',
        'À l’autre bout de l’appartement, une porte que l’on ferme, une fenêtre, et {quoted}.',
        'Les factures, les cartes de vœux, les idées de minuit : il faut un endroit pour tout cela. On a choisi {quoted}.',
      ],
      informal: [
        'La table du salon rend son tablier : trop de câbles. Elle passe la main à {quoted}.',
        '« Il faut que je range. » Dit devant la même pile depuis mardi. La pile déménage sur {quoted}.',
        'Télétravail au lit, torticolis en prime. Lève-toi, il y a {quoted}.',
        'Ton bureau est une zone protégée : personne ne touche à rien. La réserve naturelle s’appelle {quoted}.',
      ],
    },
    asks: {
      formal: ['Face au mur ou face à la fenêtre ?', 'Qu’y gardez-vous qui ne serve à rien ?'],
      informal: [
        'Ton fouillis : génie ou catastrophe ?',
        'Tu ranges avant de bosser, ou pour ne pas bosser ?',
      ],
    },
  },
  bed: {
    stories: {
      formal: [
        'Le dimanche, personne ne parle encore, et quelqu’un s’étire de tout son long. Restez encore un peu dans {quoted}.',
        'On le fait en une minute, on ne le défait pas avant le soir. Toute la chambre s’ordonne autour de {quoted}.',
        'Les enfants arrivent un à un, chacun avec son livre, et l’on se serre. Un matin de plus dans {quoted}.',
        'Après trois semaines de voyage, on pose le sac et l’on tombe. Les yeux fermés, on reconnaît {quoted}.',
      ],
      informal: [
        'Encore cinq minutes, disait-il à sept heures, à sept heures cinq, à sept heures dix. Dans {quoted}, évidemment.',
        '« J’y vais tôt, ce soir. » Bien sûr. Mais un jour, ce sera vrai, et ce jour-là il y aura {quoted}.',
        'Côté porte ou côté mur ? Négociations rouvertes avec {quoted}.',
        'Petit déj avec miettes, et tu ne regrettes rien. Enfin si, un peu, dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Côté mur ou côté porte ?', 'Le faites-vous tous les matins ?'],
      informal: ['Combien de fois tu repousses le réveil ?', 'Fait au carré ou laissé en vrac ?'],
    },
  },
  mattress: {
    stories: {
      formal: [
        'On y passe le tiers de sa vie, et l’on choisit parfois en deux minutes. Prenez votre temps, avec {quoted}.',
        'Les nuits de Noël se jouent à plusieurs, en travers, quelqu’un au pied. Tous sur {quoted}.',
        'Combien d’années déjà ? On ne compte plus, et c’est le dos qui fait les comptes. Repartez avec {quoted}.',
        'Le vrai retour de vacances commence à l’instant où l’on se couche chez soi. Cette fois, ce sera sur {quoted}.',
      ],
      informal: [
        'Tu dors sur celui de ta vie d’étudiant. Les cours sont finis depuis longtemps, il te faut {quoted}.',
        '« Il est encore très bien », disait celui qui se levait comme une planche. Offre-lui {quoted}.',
        'Un creux à gauche, une bosse à droite, un canyon au milieu. Fin de la géographie, avec {quoted}.',
        'Sauter dessus est interdit depuis l’enfance. Tu es grand maintenant, et c’est toi qui décides pour {quoted}.',
      ],
    },
    asks: {
      formal: ['Dormez-vous sur le dos, sur le ventre ou de côté ?', 'Combien d’années a le vôtre ?'],
      informal: ['Étoile de mer ou chien de fusil ?', 'Tu partages, ou tu t’étales ?'],
    },
  },
  shelf: {
    stories: {
      formal: [
        'On place un livre, puis un caillou, puis une photo, et l’on recule d’un pas. Le mur commence avec {quoted}.',
        'Les livres aimés, on les cherche du regard en entrant. Faites-leur une place sur {quoted}.',
        'Au déménagement, ce sont toujours les cartons les plus lourds. Les ouvrir prend une soirée, devant {quoted}.',
        'Un mur nu finit toujours par demander quelque chose. Il suffit parfois de {quoted}.',
      ],
      informal: [
        'Ta pile de livres monte, elle a sa propre adresse postale. Mets un peu d’ordre sur {quoted}.',
        'Trois romans, deux cactus, un souvenir de vacances dont on ne dira rien. Tout tient sur {quoted}.',
        '« On le range où, ça ? » On le pose, on recule, on adore. Réponse : {quoted}.',
        'Classer par couleur, c’est une passion, pas un crime. Assume, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Classez-vous vos livres par auteur, ou pas du tout ?', 'Livres, plantes ou souvenirs ?'],
      informal: ['Livres par couleur : oui ou scandale ?', 'L’objet le plus inutile posé sur la tienne ?'],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Les piles, les câbles, les nappes : ce qu’on ne voit pas tient une maison debout. Confiez tout à {quoted}.',
        'On cherche la nappe, on trouve les bougies, puis les cartes, jamais la nappe. Rangez-la enfin dans {quoted}.',
        'Beaux verres, jeux de cartes, boîte à boutons : chaque maison a ses trésors. Ils dormiront dans {quoted}.',
        'Quand le salon est rangé, c’est souvent que quelqu’un a fermé quelque chose. Fermez {quoted}.',
      ],
      informal: [
        'Des invités dans dix minutes, trois cartons dans le salon. Pousse tout, ferme, souris, avec {quoted}.',
        '« C’est où, la raclette ? » Demande au meuble du fond. Il répond au nom de {quoted}.',
        'Ton placard ne ferme plus, et tu pousses avec le genou. Il te faut un complice : {quoted}.',
        'Rangé en surface, chaos dedans, personne ne le saura. Ferme doucement {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Que gardez-vous tout au fond, sans savoir pourquoi ?',
        'Rangez-vous par thème, ou là où il reste de la place ?',
      ],
      informal: [
        'Qu’est-ce qui tomberait si on ouvrait d’un coup ?',
        'Des invités dans dix minutes : tu caches tout où ?',
      ],
    },
  },
};
