import type { StoriesOf } from '../stories.ts';

export const stationery: StoriesOf<'stationery'> = {
  notebook: {
    stories: {
      formal: [
        'On note une idée au dos d’un ticket, et l’on perd le ticket. La prochaine ira dans {quoted}.',
        'La première page intimide toujours un peu, alors on commence par la deuxième. Ouvrez {quoted}.',
        'Dans le train, quelqu’un écrit à la main, et tout le wagon l’envie sans le dire. Emportez {quoted}.',
        'Des années plus tard, on relit une liste de courses et l’on revoit un appartement. Tout était dans {quoted}.',
      ],
      informal: [
        'Ta liste de choses à faire est sur trois post-it, une main et un reçu. Rassemble-la dans {quoted}.',
        '« Je m’en souviendrai. » Non. Tu sais bien que non. Écris-le dans {quoted}.',
        'Réunion longue, marge pleine de petites maisons. Tu dessines de mieux en mieux, dans {quoted}.',
        'Tu en as déjà quatre d’entamés. Mais celui-ci sera différent, promis, il s’appelle {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Lignes, carreaux ou pages blanches ?',
        'Qu’y notez-vous : des listes, des idées, des souvenirs ?',
      ],
      informal: ['Combien en as-tu d’entamés ?', 'Tu oses écrire sur la première page ?'],
    },
  },
  pen: {
    stories: {
      formal: [
        'Une lettre se reconnaît dans la pile, entre deux factures, à l’adresse écrite à la main. Prenez {quoted}.',
        'On le prête une seconde au guichet, et l’on surveille du regard. Tenez bien {quoted}.',
        'Les cartes de vœux attendent, on a préparé les timbres et le thé. Il ne reste qu’à saisir {quoted}.',
        'Signer un bail, un chèque, un carnet de notes : certaines choses ne se tapent pas. Ce jour-là, sortez {quoted}.',
      ],
      informal: [
        'Tu en as douze, dont onze ne marchent pas. Appelle le treizième : {quoted}.',
        '« Je te le rends tout de suite. » Il l’a toujours, c’était en septembre. Ne prête plus {quoted}.',
        'Mots fléchés du dimanche, terrasse, café. Confiance en soi maximale, avec {quoted}.',
        'Un collègue mâchonne le tien pendant les réunions. Mets en lieu sûr {quoted}.',
      ],
    },
    asks: {
      formal: ['Bleu ou noir ?', 'À qui avez-vous écrit votre dernière lettre ?'],
      informal: ['Tu mâchonnes le tien, ou pas ?', 'Mots fléchés au stylo : courage ou folie ?'],
    },
  },
  book: {
    stories: {
      formal: [
        'La valise est presque fermée, et l’on rouvre toujours pour en glisser un de plus. Cette fois, ce sera {quoted}.',
        'On éteint plus tard que prévu, parce qu’il ne restait que trois pages. Laissez la lampe allumée pour {quoted}.',
        'Chaque mois, la pile de chevet grandit, et l’on n’en est pas fier. Sur le dessus, {quoted}.',
        'Sur la plage, l’ombre recule et l’on tourne encore une page. Glissez dans le sac {quoted}.',
      ],
      informal: [
        '« Encore un chapitre. » Il est une heure, tu travailles demain. Le coupable : {quoted}.',
        'Prêter un livre qu’on aime, c’est lui dire adieu. Garde pour toi {quoted}.',
        'Tu as acheté une étagère pour ranger ta pile, et la pile a acheté des amis. Ajoute {quoted}.',
        'Métro bondé, une main à la barre, l’autre tient la page. Tu rates ton arrêt avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien attendent leur tour sur votre pile ?', 'Au lit, au bain ou dans le train ?'],
      informal: ['Tu cornes les pages : oui, ou quelle horreur ?', 'Le dernier que tu as lu d’une traite ?'],
    },
  },
  'greeting-card': {
    stories: {
      formal: [
        'On reconnaît l’écriture avant d’ouvrir l’enveloppe, et l’on sourit dans l’escalier. Envoyez {quoted}.',
        'Certains mots se disent mal au téléphone. On les écrit à la main, dans {quoted}.',
        'Sur le frigo des grands-parents, il y a des dessins, une ordonnance et, bien au centre, {quoted}.',
        'Un timbre, trois lignes, et quelqu’un à l’autre bout de la France pense à vous. Commencez par {quoted}.',
      ],
      informal: [
        'Ta tante t’écrit encore pour ton anniversaire. Rends-lui la pareille, avec {quoted}.',
        '« Joyeux anniversaire » sur un écran, avec un gâteau animé, c’est gentil. Mais il y a {quoted}.',
        'Le jour d’après, c’est encore le bon jour. Dis-lui pardon du retard, dans {quoted}.',
        'Cadeau acheté, emballé, et rien d’écrit dessus. Rattrape-toi, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['À qui avez-vous écrit en dernier ?', 'Gardez-vous celles que l’on vous envoie ?'],
      informal: [
        'Longue lettre ou trois mots qui comptent ?',
        'Anniversaire : carte, message ou coup de fil ?',
      ],
    },
  },
  'gift-wrap': {
    stories: {
      formal: [
        'Un cadeau commence par la minute où l’on ne sait pas encore ce que c’est. Cette minute, c’est {quoted}.',
        'La veille de Noël, sur le tapis du salon, il y a les ciseaux, le ruban adhésif et {quoted}.',
        'On ouvre doucement, par habitude, comme le faisait une grand-mère, pour s’en resservir. Gardez {quoted}.',
        'Une bouteille, un livre, un pot de confiture : le geste compte dès l’entrée. Prévoyez {quoted}.',
      ],
      informal: [
        'Le vélo emballé, on voit que c’est un vélo. Pour tout le reste, il y a {quoted}.',
        '« Il ne fallait pas ! » Si. Et il fallait aussi que ce soit joli. D’où {quoted}.',
        'Scotch collé au pouce, ciseaux disparus, sous le chat. Respire, déroule {quoted}.',
        'Emballer dans du papier journal, en artiste, d’accord. Une fois. Après, {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Déchirez-vous le papier, ou défaites-vous le nœud ?',
        'Qui fait les beaux paquets, dans votre famille ?',
      ],
      informal: ['Emballé en avance, ou une heure avant ?', 'Ton pire emballage cachait quoi ?'],
    },
  },
  sticker: {
    stories: {
      formal: [
        'Le cahier de maths attendait depuis septembre un peu de bonne humeur. Collez sur la couverture {quoted}.',
        'Sur un ordinateur, au café, on lit la vie de quelqu’un. Ajoutez à la vôtre {quoted}.',
        'On les garde longtemps, sans oser les coller, et un jour on sait où. C’est le jour de {quoted}.',
        'Une enveloppe se ferme avec la langue ou avec le sourire. Pour le sourire, il y a {quoted}.',
      ],
      informal: [
        'Ta gourde est nue, ton ordi est triste, ton casque s’ennuie. Tire au sort qui aura {quoted}.',
        '« Je le garde pour plus tard. » Tu dis ça depuis l’école primaire. Colle {quoted}.',
        'De travers, c’est un style. Droit, c’est un miracle. Tente ta chance, avec {quoted}.',
        'La planche de tes huit ans est restée intacte, quel gâchis. On ne refait pas l’erreur : {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur l’ordinateur, la gourde ou le carnet ?', 'Que collectionniez-vous, enfant ?'],
      informal: ['Tu colles tout de suite, ou tu gardes dix ans ?', 'Il y a quoi, collé sur ton ordi ?'],
    },
  },
  calendar: {
    stories: {
      formal: [
        'On y écrit les vacances en grand, les anniversaires en rouge et le dentiste en tout petit. Installez {quoted}.',
        'Dans la cuisine, on compte les jours à voix haute, avec le doigt. Le doigt se promène sur {quoted}.',
        'La fin d’un mois se tourne debout, un café à la main. Tournez {quoted}.',
        'Ceux des autres années, on les feuillette avant de les jeter, et l’on se souvient. La suite est dans {quoted}.',
      ],
      informal: [
        'Ton anniversaire : en rouge, souligné, entouré. Pour que personne n’oublie, il y a {quoted}.',
        '« Mais c’était aujourd’hui ? » Oui. Il y a une heure. Reprends la main, avec {quoted}.',
        'Mars est là, et chez toi c’est encore janvier. Tourne deux pages, ou prends {quoted}.',
        'Chaque famille a un dentiste, un match et une réunion le même mercredi. Arbitre : {quoted}.',
      ],
    },
    asks: {
      formal: ['Cuisine, bureau ou entrée ?', 'Quel jour y est entouré en rouge ?'],
      informal: ['Papier, téléphone ou mémoire légendaire ?', 'L’anniversaire que tu oublies chaque année ?'],
    },
  },
  'craft-kit': {
    stories: {
      formal: [
        'Un dimanche de pluie, la table du salon, et chacun cherche les ciseaux. On ouvre {quoted}.',
        'Les mains occupées, on parle mieux, et l’on ne regarde plus l’heure. Commencez ensemble {quoted}.',
        'On avait dit que ce serait pour les enfants. Deux heures plus tard, un adulte ne lâche plus {quoted}.',
        'Certains soirs, on voudrait suivre une consigne après l’autre et laisser la journée se taire. Ouvrez {quoted}.',
      ],
      informal: [
        'La colle est sur tes doigts, ta chaise et un peu sur le chat. Tu fais connaissance avec {quoted}.',
        '« J’aurais pu le faire moi-même. » Très bien, prouve-le, avec {quoted}.',
        'Tu as fini ta série, l’hiver n’est pas fini. Éteins l’écran, ouvre {quoted}.',
        'Ton premier essai aura du caractère, disons cela comme ça. Fais le deuxième, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Seul en silence, ou à plusieurs en bavardant ?',
        'Suivez-vous la notice, ou improvisez-vous ?',
      ],
      informal: ['Ton dernier projet jamais terminé ?', 'La colle : sur les doigts, la table ou le chat ?'],
    },
  },
  'pencil-case': {
    stories: {
      formal: [
        'La rentrée se prépare sur la table, et l’on taille les crayons un par un. On les range dans {quoted}.',
        'On ouvre, on fouille, on trouve une gomme d’école et un mot plié. Recommencez avec {quoted}.',
        'Dans un sac d’adulte aussi, il faut un peu d’ordre : les stylos, la clé, un pansement. Glissez-y {quoted}.',
        'Une odeur de gomme, et l’on est de nouveau au premier rang, près de la fenêtre. Sur la table, {quoted}.',
      ],
      informal: [
        'Feutres sans bouchon, bouchons sans feutre : un drame en deux actes. Rideau, avec {quoted}.',
        '« Tu me prêtes un stylo ? » La voisine de classe n’en a jamais eu. Planque {quoted}.',
        'Tout ton sac est taché d’encre, et tu accuses le stylo. Le stylo accuse l’absence de {quoted}.',
        'Colle, ciseaux, équerre jamais sortie : la vie entière d’un écolier dans {quoted}.',
      ],
    },
    asks: {
      formal: ['Que perdiez-vous toujours, à l’école ?', 'Plume, bille ou crayon ?'],
      informal: ['Feutres ou crayons de couleur ?', 'Combien de stylos qui marchent vraiment ?'],
    },
  },
};
