import type { StoriesOf } from '../stories.ts';

export const furniture: StoriesOf<'furniture'> = {
  sofa: {
    stories: {
      formal: [
        'Le dimanche, chacun a sa place attitrée, et celui qui se lève la perd. Il reste à se partager {quoted}.',
        'On rentre, on pose les clés, on s’assied une minute avant le dîner. La minute dure, avec {quoted}.',
        'Les amis disent « on ne reste pas longtemps », et à minuit ils y sont encore. La faute à {quoted}.',
        'Dans un salon, on choisit d’abord de quel côté regarder : la fenêtre ou la lampe. Puis l’on pose {quoted}.',
      ],
      informal: [
        'Un épisode, un plaid, une épaule, et tu as raté la fin. Complice : {quoted}.',
        '« Tu te pousses ? » Non. Oui. D’accord, mais pas longtemps, sur {quoted}.',
        'Vendredi soir, zéro projet, et personne à prévenir. Rendez-vous sur {quoted}.',
        'Quelqu’un a mangé des chips dans le tien, et ce quelqu’un c’est toi. On repart de zéro, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Côté fenêtre ou côté accoudoir ?', 'Qui s’endort le premier devant le film ?'],
      informal: ['Qui a piqué ta place ?', 'Sieste : assis, allongé ou en travers ?'],
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
      formal: ['Lecture, café ou sieste ?', 'Près de la fenêtre ou près de la bibliothèque ?'],
      informal: ['Lecture ou sieste ?', 'Qui te prend la place en premier, chat ou famille ?'],
    },
  },
  chair: {
    stories: {
      formal: [
        'À table, on parle encore une heure après le dessert, et personne ne se lève. On reste assis sur {quoted}.',
        'Les invités sont huit, et l’on compte les places avec un peu d’inquiétude. Ajoutez {quoted}.',
        'On y pose un pull, puis deux, puis le sac. Gardez-en une pour s’asseoir : {quoted}.',
        'Du matin au soir, on la tire, on la repousse, on s’y assied de travers. Choisissez {quoted}.',
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
        'Place attitrée à table, ou chacun où il veut ?',
        'Repas de famille : combien d’assises faut-il trouver ?',
      ],
      informal: [
        'La tienne sert à s’asseoir ou à poser le linge ?',
        'Tu te balances dessus : jamais, parfois, toujours ?',
      ],
    },
  },
  stool: {
    stories: {
      formal: [
        'On met la table, une place manque, et quelqu’un se lève pour aller le chercher dans l’entrée. Voici {quoted}.',
        'Debout dans la cuisine, on discute pendant que ça mijote. Pour ceux qui restent, approchez {quoted}.',
        'Une plante, une pile de livres, un verre : il sert à tout, et parfois à s’asseoir. C’est le sort de {quoted}.',
        'Les enfants grimpent pour atteindre l’évier et tenir la cuillère. Rapprochez {quoted}.',
      ],
      informal: [
        'Le verre de vin dans une main, l’olive dans l’autre, tu cherches où te poser. Prends {quoted}.',
        '« Je ne reste pas. » Deux heures plus tard, toujours vissé là. Merci à {quoted}.',
        'Plante, table d’appoint, escabeau, siège : le curriculum vitae de {quoted}.',
        'Pas assez de chaises, trop de copains. Fouille dans un coin, sors {quoted}.',
      ],
    },
    asks: {
      formal: ['Pour s’asseoir ou pour poser une plante ?', 'Au comptoir, au salon ou dans l’entrée ?'],
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
      formal: ['Combien de places, un soir de fête ?', 'Nappe, sets ou rien du tout ?'],
      informal: ['Qui s’assoit toujours au bout ?', 'Rond, carré, ou ce qui rentre chez toi ?'],
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
      formal: ['Qu’y a-t-il toujours sur le vôtre ?', 'Combien de livres en attente ?'],
      informal: ['Le livre en cours, c’est quoi ?', 'Téléphone sur le chevet ou dans une autre pièce ?'],
    },
  },
  desk: {
    stories: {
      formal: [
        'Le stylo à droite, la lampe à gauche, la tasse trop près du clavier : chacun son ordre. À vous d’organiser {quoted}.',
        'On commence par ranger, et quand on a rangé, on n’a plus envie de travailler. Rangez quand même, sur {quoted}.',
        'À l’autre bout de l’appartement, une porte que l’on ferme, une fenêtre, et {quoted}.',
        'Les factures, les cartes de vœux, les idées de minuit : il faut un endroit pour tout cela. Voyez {quoted}.',
      ],
      informal: [
        'La table du salon rend son tablier : trop de câbles. Elle passe la main à {quoted}.',
        '« Il faut que je range. » Dit devant la pile depuis mardi. La pile s’installe sur {quoted}.',
        'Télétravail au lit, torticolis en prime. Lève-toi, il y a {quoted}.',
        'Ton bureau est une zone protégée : personne ne touche à rien. La réserve naturelle s’appelle {quoted}.',
      ],
    },
    asks: {
      formal: ['Face au mur ou face à la fenêtre ?', 'Ordre parfait ou désordre où l’on retrouve tout ?'],
      informal: ['Face au mur ou à la fenêtre ?', 'Ton fouillis : génie ou catastrophe ?'],
    },
  },
  bed: {
    stories: {
      formal: [
        'Le dimanche, personne ne parle encore, et quelqu’un s’étire de tout son long. C’est là que commence {quoted}.',
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
      informal: ['Quel côté as-tu gagné ?', 'Fait au carré ou laissé en vrac ?'],
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
        'Sauter dessus est interdit depuis l’enfance. Tu peux toujours essayer, en cachette, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Dormez-vous sur le dos, sur le ventre ou en étoile ?', 'Combien d’années a le vôtre ?'],
      informal: ['Étoile de mer ou fœtus ?', 'Tu partages, ou tu t’étales ?'],
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
      formal: ['Par auteur, par couleur ou au hasard ?', 'Livres, plantes ou souvenirs ?'],
      informal: ['Livres par couleur : oui ou scandale ?', 'L’objet le plus inutile posé chez toi ?'],
    },
  },
  cabinet: {
    stories: {
      formal: [
        'Les piles, les câbles, les nappes : ce qu’on ne voit pas tient une maison debout. Confiez tout à {quoted}.',
        'On cherche la nappe, on trouve les bougies, et la nappe est à la laverie. Rangez-la enfin, dans {quoted}.',
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
      formal: ['Que rangez-vous tout au fond ?', 'Trié par thème ou empilé au mieux ?'],
      informal: ['Qu’est-ce qui en tomberait si tu l’ouvrais ?', 'Rangé au carré ou poussé au fond ?'],
    },
  },
};
