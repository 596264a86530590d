export const pets = {
  'dog-lead': {
    stories: {
      formal: [
        'On n’a qu’à toucher le crochet de l’entrée, et l’on est aimé plus que jamais. Décrochez {quoted}.',
        'Le tour du pâté de maisons dure le temps de saluer trois voisins. À l’autre bout, il y a {quoted}.',
        'Sept heures, brume sur le parc, et l’un des deux sait très bien où il va. L’autre tient {quoted}.',
        'Dès qu’on met son manteau, il pose son museau sur la porte. Il n’attend que {quoted}.',
      ],
      informal: [
        'Tu dis tout bas « promenade », il t’a entendu de la cuisine. Trop tard, prends {quoted}.',
        '« C’est qui qui promène qui ? » La question se repose à chaque écureuil. Réponse au bout de {quoted}.',
        'Pluie, nuit, vent : sauf que lui n’a pas lu la météo. Courage, attrape {quoted}.',
        'Nœuds aux jambes, tasse de café, un autre chien en face. Chorégraphie signée {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Courte en ville, longue au champ : la longueur dépend du lieu. Pensez à vos promenades avant de choisir {quoted}.',
        'Le mousqueton s’use avant le reste. Un coup d’œil régulier, sur le pas de la porte, et l’on sort avec {quoted}.',
        'Un chien apprend à marcher sans tirer quand rien n’est tendu. Relâchez un peu la main qui tient {quoted}.',
        'Petit geste du dimanche, avant la grande promenade : contrôler le mousqueton, qui s’use en premier. Commencez par celui de {quoted}.',
      ],
      informal: [
        'Trottoir plein ou champ vide, ce n’est pas la même longueur : courte en ville, longue au champ. Pense à ton tour du soir avant de prendre {quoted}.',
        'Tout tient à un petit bout de ferraille : le mousqueton s’use avant le reste. Jette un œil régulièrement à celui de {quoted}.',
        'Tu tires, il tire, le voisin rit. Un peu de mou, et il apprend à marcher sans tirer : respire, et détends {quoted}.',
        'Qui promène qui ? Garde un peu de mou, c’est comme ça qu’il apprend à ne pas tirer. Dix mètres de calme, puis vingt, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Parc, forêt ou tour du quartier ?', 'Qui sort le chien, le dimanche à sept heures ?'],
      informal: ['Qui promène qui, chez toi ?', 'Le mot interdit à la maison : promenade, balade, dehors ?'],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'On l’a installé près du radiateur, puis de la fenêtre, selon l’avis de l’intéressé. Reste à lui soumettre {quoted}.',
        'Il tourne trois fois sur lui-même, soupire, et la soirée peut commencer. Il ne manque que {quoted}.',
        'Le fauteuil a été à vous, autrefois. Reprenez-le, en échange de {quoted}.',
        'Au moment d’éteindre, une patte dépasse et l’on fait semblant de ne rien voir. Elle dépasse de {quoted}.',
      ],
      informal: [
        'Ton canapé a été annexé depuis deux ans. Ouvre les négociations, avec {quoted}.',
        '« Descends du lit. » Il te regarde avec pitié. Propose-lui {quoted}.',
        'Vingt heures de sommeil par jour, c’est un métier. Équipe le professionnel : {quoted}.',
        'La moitié du matelas est à lui, l’autre aussi. Récupère un pied, avec {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Mesurez l’animal quand il dort étiré, puis ajoutez une quinzaine de centimètres. Avec ce chiffre en main, regardez {quoted}.',
        'Un coin calme, loin des courants d’air, et le repos est meilleur. Observez où il se couche déjà, puis installez {quoted}.',
        'Si la housse s’enlève, lavez-la seule, et tout se garde frais. Un matin de soleil suffit pour {quoted}.',
        'Le couloir est plein de passages et de courants d’air. Dans un angle calme, l’animal se repose mieux : voilà l’endroit pour {quoted}.',
      ],
      informal: [
        'En boule, il tient dans un saladier ; étiré, il prend le canapé. Mesure la version longue, plus quinze centimètres, et compare avec {quoted}.',
        'Devant la porte d’entrée, c’est le hall de gare. Un coin calme, sans courant d’air, et il ronflera mieux : pousse un meuble pour {quoted}.',
        'Ça sent le chien mouillé ? Si la housse s’enlève, lave-la toute seule, pendant la balade, et rhabille {quoted}.',
        'Sors le mètre pendant qu’il dort de tout son long, et ajoute une quinzaine de centimètres. Chut, puis va voir {quoted}.',
      ],
    },
    asks: {
      formal: ['Où dort-il vraiment, chez vous ?', 'Quel fauteuil avez-vous perdu ?'],
      informal: ['Il dort sur ton lit ? On ne juge pas.', 'En boule ou les quatre pattes en l’air ?'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Au bruit du placard, on entend quatre pattes arriver du bout de la maison. Servez {quoted}.',
        'Assis bien droit devant sa gamelle vide, il vous explique l’heure avec les yeux. Il est temps d’ouvrir {quoted}.',
        'Les repas sont à la même heure, et il a une montre que personne n’a vue. Ce soir, au menu, {quoted}.',
        'Dans certaines maisons, on dîne après le chat et après le chien. Commencez donc par servir {quoted}.',
      ],
      informal: [
        '« Il n’a rien mangé depuis hier ! » dit son regard. Il a mangé il y a dix minutes. Pose {quoted}.',
        'Cinq heures et demie, patte sur la joue, regard insistant. Lève-toi, on demande {quoted}.',
        'Ton repas attendra, le sien jamais. Chacun son rang, d’abord {quoted}.',
        'Le bol est à moitié vide, donc vide. La solution, c’est {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un changement brusque éprouve la digestion. Étalez-le sur une semaine, un peu plus chaque jour, et passez en douceur à {quoted}.',
        'L’âge et le poids décident de la ration, non le regard suppliant. Le tableau du paquet donne un repère : lisez-le avant de servir {quoted}.',
        'Entamé, un sachet se ferme bien et se garde au sec. Une pince, un placard, et tout est dit pour {quoted}.',
        'À tout moment de la journée, l’eau fraîche a sa place à part. Remplissez ce bol d’abord, et ensuite l’autre avec {quoted}.',
      ],
      informal: [
        'Tout changer lundi matin, son ventre ne va pas aimer. Prends une semaine, mélange petit à petit, et tu arrives à {quoted}.',
        'Ces yeux-là mentent, il a déjà mangé. L’âge et le poids font la ration : regarde le tableau du paquet avant de servir {quoted}.',
        'Sachet ouvert dans la cuisine humide, et quelqu’un y met le museau. Ferme bien, range au sec, et garde le secret sur {quoted}.',
        'Deux bols, deux missions : de l’eau fraîche à toute heure dans l’un, et dans l’autre, {quoted}.',
      ],
    },
    asks: {
      formal: ['À quelle heure réclame-t-il ?', 'Gourmand ou difficile ?'],
      informal: ['Il te réveille à quelle heure ?', 'Qui mange en premier, chez toi ?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'On joue cinq minutes avant de partir, et c’est lui qui décide quand c’est fini. Lancez {quoted}.',
        'Sous le canapé, il y a une petite réserve connue de lui seul. Elle accueillera {quoted}.',
        'Les jours de pluie, on traverse le couloir à fond, et quelqu’un dérape au bout. Encore une fois, avec {quoted}.',
        'Il le pose à vos pieds, recule d’un pas, attend. Vous avez compris, il veut {quoted}.',
      ],
      informal: [
        'Tes chaussettes ne sont pas à lui, il n’est pas d’accord. Un compromis : {quoted}.',
        '« Encore ? » Oui, encore. Toujours encore. Relance {quoted}.',
        'À trois heures du matin, il court dans le couloir avec un objet. L’objet, c’est {quoted}.',
        'La boîte l’intéresse plus que ce qu’il y a dedans, les cinq premières minutes. Attends, il va voir {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un panier plein de jouets, et l’animal s’ennuie. Rangez-en une partie, faites tourner chaque semaine, et ressortez un matin {quoted}.',
        'Plus grand que la gueule, un jouet ne s’avale pas. Comparez les deux avant de choisir {quoted}.',
        'Dès qu’un morceau se détache, on jette : il pourrait être avalé. Une inspection après chaque partie, y compris pour {quoted}.',
        'Ce que l’animal n’a pas vu depuis un moment redevient passionnant. Cachez la moitié de ses jouets, et sortez {quoted}.',
      ],
      informal: [
        'Dix jouets, et il préfère ta chaussette ? Ranges-en la moitié, fais tourner, l’ennui recule. Cette semaine, c’est le tour de {quoted}.',
        'Trop petit, ça s’avale. Plus grand que la gueule, c’est la règle : imagine-le la bouche ouverte, puis regarde {quoted}.',
        'Une oreille arrachée, passe encore sur un ours, pas chez lui : les morceaux s’avalent, alors on jette. Surveille aussi {quoted}.',
        'Même principe que les séries : une à la fois, sinon on se lasse. Range le reste des jouets, et lance l’épisode avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien en retrouvez-vous sous le canapé ?', 'Lequel de ses jouets a survécu à tout ?'],
      informal: [
        'Chaussette ou vrai jouet : il préfère quoi ?',
        'Il te le rapporte, ou c’est toi qui vas le chercher ?',
      ],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Le canapé porte la trace de tous les réveils du chat. Détournez son attention avec {quoted}.',
        'On l’a posé près de la fenêtre, là où passent les oiseaux. C’est là qu’il attend, sur {quoted}.',
        'Chaque matin, il s’étire de tout son long, et c’est un travail sérieux. Son atelier, c’est {quoted}.',
        'Vous rentrez, il vous regarde sans se lever, en monarque. Il tient déjà salon près de {quoted}.',
      ],
      informal: [
        'Ton fauteuil a des souvenirs dans le tissu. Change-lui de victime : {quoted}.',
        '« Pas le canapé ! » Il t’a bien entendu. Il te répondra plus tard. D’ici là, propose {quoted}.',
        'Œil mi-clos, il surveille la rue pour toute la famille. Poste de garde : {quoted}.',
        'Meubles neufs, griffes prêtes, regard innocent. La réponse diplomatique : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un chat griffe en s’étirant de tout son long. Mesurez-le debout contre une porte, et comparez avec la hauteur de {quoted}.',
        'Au réveil, la première chose qu’il fait, c’est griffer. Près du coin de sieste, il y a donc une place pour {quoted}.',
        'Ce qui bouge est vite oublié : la base stable est le premier critère. Posez la main dessus et poussez un peu {quoted}.',
        'On le range souvent derrière une porte, où personne ne dort. Les chats griffent au réveil : approchez plutôt du coin de sieste {quoted}.',
      ],
      informal: [
        'Ton canapé est pile à la bonne hauteur pour s’étirer, d’où le drame. Il faut aussi haut, pattes tendues : compare ton chat et {quoted}.',
        'Sieste, réveil, griffes : toujours dans cet ordre. Installe tout près de son coin préféré {quoted}.',
        'Si ça vacille, il retourne au canapé. Une base stable passe avant le reste : pousse du doigt pour voir {quoted}.',
        'Il bâille, il s’étire de tout son long, il griffe. Ça demande de la hauteur, alors déroule le mètre devant {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel meuble a-t-il choisi en premier, chez vous ?', 'Comment s’appelle le vôtre ?'],
      informal: [
        'Sa première victime : canapé, rideaux, papier peint ?',
        'Il préfère le carton d’emballage ? Toujours le carton ?',
      ],
    },
  },
};
