import type { StoriesOf } from '../stories.ts';

export const accessories: StoriesOf<'accessories'> = {
  bag: {
    stories: {
      formal: [
        'On le pose sur la chaise d’à côté, et il fait partie de la conversation. Au prochain déjeuner, prenez {quoted}.',
        'Tout au fond, il y a un ticket, un bonbon, un rouge à lèvres que l’on croyait perdu. Recommencez avec {quoted}.',
        'Le marché le samedi, le bureau le lundi, le train le vendredi : on voit du pays. Surtout avec {quoted}.',
        'Devant la porte, on cherche ses clés d’une main et son sérieux de l’autre. Cherchez-les dans {quoted}.',
      ],
      informal: [
        'Tes clés sont là. Si. Regarde mieux. Plus bas. Vide tout, et recommence avec {quoted}.',
        '« Tu peux me garder ça ? » Et te voilà à porter les affaires de tout le monde. Il te fallait {quoted}.',
        'Un tote bag de librairie ne peut pas aller à tous les mariages. Envoie {quoted}.',
        'Jean, chemise blanche, c’est simple, et il manque l’essentiel. L’essentiel tient à l’épaule ou à la main : {quoted}.',
      ],
    },
    asks: {
      formal: ['À la main, à l’épaule ou en travers ?', 'Que retrouve-t-on toujours au fond du vôtre ?'],
      informal: [
        'L’objet le plus bizarre dans le tien, là, maintenant ?',
        'Combien de temps pour trouver tes clés ?',
      ],
    },
  },
  backpack: {
    stories: {
      formal: [
        'Le café dans une main, le billet dans l’autre, et le train qui part. Tout le reste est dans {quoted}.',
        'On marche mieux quand rien ne tire d’un seul côté. Pour dimanche, réglez les bretelles de {quoted}.',
        'Un pull, un livre, une pomme : certains départs n’en demandent pas plus. Ils tiennent dans {quoted}.',
        'En gare, ceux qui montent l’escalier sans s’arrêter ont les mains libres. Sur le dos, il y a {quoted}.',
      ],
      informal: [
        'Ordi, gourde, baskets, banane écrasée : une vie entière entre deux bretelles. Loge-la dans {quoted}.',
        '« On part ce week-end ? » Le temps d’y glisser trois tee-shirts, et tu es déjà dehors, avec {quoted}.',
        'Ta prof disait « sur les deux épaules ». Elle avait raison. Essaie avec {quoted}.',
        'Métro bondé, coup dans le nez, excuse, pardon. Passe devant toi {quoted}.',
      ],
    },
    asks: {
      formal: ['Bureau, études ou randonnée ?', 'Que prenez-vous pour deux jours, et rien de plus ?'],
      informal: ['Une épaule ou deux ? Ton dos écoute.', 'Le truc oublié au fond depuis des semaines ?'],
    },
  },
  wallet: {
    stories: {
      formal: [
        'À la boulangerie, la file attend, et l’on cherche la monnaie. Ouvrez {quoted}.',
        'On y garde une photo depuis vingt ans, et personne ne la connaît. Elle passerait dans {quoted}.',
        'Un dimanche par an, on vide tout sur la table : tickets, cartes de fidélité, un timbre. Remplissez ensuite {quoted}.',
        'Certains cadeaux se rangent, celui-ci se sort dix fois par jour. On a pensé à {quoted}.',
      ],
      informal: [
        'Trois cafés gratuits, deux tampons manquants, une carte périmée. Vide tout, garde l’utile, passe à {quoted}.',
        '« C’est pour moi ! » Le combat de fin de repas commence. Dégaine le premier, avec {quoted}.',
        'Le tien est si plein de tickets que ton jean penche. Rééquilibre le tout avec {quoted}.',
        'Devant la caisse, tu sors trois cartes, jamais la bonne. Range-les enfin dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Poche avant, poche arrière ou sac ?', 'Y gardez-vous une photo, et de qui ?'],
      informal: ['Combien de cartes de fidélité périmées ?', 'Le plus vieux ticket qui traîne dedans ?'],
    },
  },
  belt: {
    stories: {
      formal: [
        'La chemise est rentrée, la veste ouverte, et l’on voit tout de suite ce qui manque : {quoted}.',
        'On la boucle chaque matin au même trou, c’est un petit rituel de plus. Confiez-le à {quoted}.',
        'Une robe un peu ample, un manteau trop droit : il suffit parfois de marquer la taille. Prenez {quoted}.',
        'Avant de sortir, les chaussures sont cirées, et le regard remonte. À la taille, il trouve {quoted}.',
      ],
      informal: [
        'Remonter ton jean toutes les trois minutes n’est pas une danse. Arrête la musique, mets {quoted}.',
        '« J’ai fait un trou avec un tournevis. » On a tous un passé. Passe à autre chose avec {quoted}.',
        'Contrôle à l’aéroport : une main sur le plateau, une main sur le pantalon. Reprends vite {quoted}.',
        'Lundi chic, samedi jean : le point commun est à la taille. Bonjour {quoted}.',
      ],
    },
    asks: {
      formal: ['Assortie aux chaussures, ou surtout pas ?', 'Sur un pantalon ou sur une robe ?'],
      informal: [
        'Assortie aux chaussures : règle ou légende ?',
        'Tu as déjà fait un trou toi-même ? Avec quoi ?',
      ],
    },
  },
  watch: {
    stories: {
      formal: [
        'On regarde l’heure, et l’on ne se retrouve pas vingt minutes plus tard à lire les nouvelles. Merci à {quoted}.',
        'Le premier salaire, un diplôme, un âge rond : certaines dates se portent au poignet. Offrez {quoted}.',
        'Avant de partir, on l’attache sans y penser, et c’est la journée qui commence. Demain, attachez {quoted}.',
        'Sous la manche, on l’aperçoit à peine, et quelqu’un pose pourtant la question. Répondez : {quoted}.',
      ],
      informal: [
        'Sortir ton téléphone pour l’heure, et ressortir avec trois vidéos. Il te faut {quoted}.',
        '« Tu as l’heure ? » Plus personne ne le demande. Fais revenir la question, avec {quoted}.',
        'Toujours dix minutes de retard, toujours une bonne excuse. Plus d’excuse, avec {quoted}.',
        'Regarder ton poignet pendant une réunion, c’est impoli. Sauf pour admirer {quoted}.',
      ],
    },
    asks: {
      formal: ['Poignet gauche ou poignet droit ?', 'Quelle montre a compté dans votre famille ?'],
      informal: ['En avance, pile à l’heure ou en retard ?', 'Tu l’enlèves pour dormir, ou jamais ?'],
    },
  },
  sunglasses: {
    stories: {
      formal: [
        'Le café refroidit en terrasse, et personne ne se décide à rentrer. Sur le nez, {quoted}.',
        'Au volant, le soleil se couche juste dans l’axe de la route. On tend la main vers {quoted}.',
        'Déjeuner dehors, c’est toujours se disputer la place à l’ombre. Laissez-la aux autres, avec {quoted}.',
        'Un air de ne pas vous reconnaître, tout en écoutant la conversation : la terrasse le permet, avec {quoted}.',
      ],
      informal: [
        'Nuit courte, matin clair, croissant obligatoire. Personne n’a besoin de voir tes yeux, tu as {quoted}.',
        '« Tu les as vues ? » Sur ta tête, comme d’habitude. Voilà, tu as retrouvé {quoted}.',
        'Plisser les yeux sur chaque photo de vacances, c’est un style. Change-le avec {quoted}.',
        'Tu fais semblant de dormir sur la plage, et tu n’en perds pas une miette. Ta couverture : {quoted}.',
      ],
    },
    asks: {
      formal: ['Terrasse, route ou montagne ?', 'Quelle est la terrasse où l’on vous trouve au soleil ?'],
      informal: ['Combien de paires perdues, à vue de nez ?', 'Dans les cheveux ou sur le nez ?'],
    },
  },
  umbrella: {
    stories: {
      formal: [
        'Le ciel se couvre, et l’on fait demi-tour jusqu’au portemanteau. On l’attrape sans chercher : {quoted}.',
        'Marcher à deux dessous, c’est parler plus bas et d’un peu plus près. On partage {quoted}.',
        'Une averse de mars, une marche plus vive, et les vitrines qui brillent. Ouvrez {quoted}.',
        'Les retrouvailles sous la pluie sont toujours plus jolies dans les films. Dans la vie, on emporte {quoted}.',
      ],
      informal: [
        'La météo a dit « éclaircies ». La météo a menti. Sors {quoted}.',
        '« Mais non, il ne va pas pleuvoir. » Trois minutes plus tard, tout le monde veut venir sous {quoted}.',
        'Oublié au café, dans le bus, chez le dentiste : le tien a une vie à lui. Surveille mieux {quoted}.',
        'Brushing du lundi contre averse de huit heures : l’arbitre s’appelle {quoted}.',
      ],
    },
    asks: {
      formal: ['Où avez-vous oublié le dernier ?', 'Sous la pluie, marchez-vous ou courez-vous ?'],
      informal: ['Combien en as-tu oublié cette année ?', 'Tu partages, ou chacun pour soi ?'],
    },
  },
  suitcase: {
    stories: {
      formal: [
        'Ouverte sur le lit, la veille, elle contient déjà un peu des vacances. Commencez avec {quoted}.',
        'Sur le quai, à six heures, chacun bâille et personne ne se plaint. Au pied du banc, il y a {quoted}.',
        'Trois jours à la mer, une semaine chez des amis : on emporte toujours un pull de trop. Glissez-le dans {quoted}.',
        'Le tapis tourne, les voyageurs guettent, on reconnaît la sienne de loin. On verra passer {quoted}.',
      ],
      informal: [
        'S’asseoir dessus pour la fermer est une tradition familiale. Qu’elle passe à {quoted}.',
        '« Promis, je voyage léger. » Tu pars trois jours, et tu as pris sept paires de chaussettes. Ferme {quoted}.',
        'Cinq minutes avant le taxi, tu cherches encore ta brosse à dents. Elle est déjà dans {quoted}.',
        'Au retour, elle reste une semaine dans l’entrée, comme un invité. Défais vite {quoted}.',
      ],
    },
    asks: {
      formal: ['La faites-vous la veille ou le matin même ?', 'Mer, montagne ou grande ville ?'],
      informal: [
        'L’objet que tu emportes toujours pour rien ?',
        'Au retour, tu la défais au bout de combien de jours ?',
      ],
    },
  },
};
