export const plants = {
  'house-plant': {
    stories: {
      formal: [
        'On lui tourne le pot d’un quart de tour chaque semaine, et l’on se surprend à lui parler. Saluez {quoted}.',
        'Il reste toujours un coin que ni la lampe ni le fauteuil n’ont su remplir. Essayez-y {quoted}.',
        'Une nouvelle feuille se déroule, et l’on appelle toute la maison pour la voir. Guettez-la sur {quoted}.',
        'Sur la liste laissée aux voisins, en août, il y a le courrier, le chat et une ligne pour {quoted}.',
      ],
      informal: [
        '« Moi, je les tue toutes. » Mais non, tu les arroses trop. On reprend depuis le début avec {quoted}.',
        'Tu lui as donné un prénom, donc maintenant tu n’as plus le droit d’oublier. Cherche un nom pour {quoted}.',
        'Ton salon a un coin vide où s’empilent les cartons. Libère la place pour {quoted}.',
        'Première nouvelle feuille, photo envoyée à toute la famille. C’est grave, docteur ? Non, c’est {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'On choisit souvent la plante, puis un coin sombre où elle dépérit. Regardez d’abord la lumière de la pièce, ensuite {quoted}.',
        'L’excès d’eau fait plus de dégâts que l’oubli. Un doigt dans la terre vous dira s’il faut arroser ou laisser en paix {quoted}.',
        'Peu de racines aiment tremper. Après l’arrosage, videz la soucoupe : c’est une minute de plus, et un bain de pieds de moins pour {quoted}.',
        'Une plante pousse vers la fenêtre, et finit par pencher. Tournez le pot de temps en temps, en passant devant {quoted}.',
      ],
      informal: [
        'Le coup de foudre, d’accord, mais regarde d’abord combien de lumière tu as. Après, on peut parler de {quoted}.',
        'Tu arroses par amour, et c’est trop : l’excès d’eau tue plus de plantes que l’oubli. Un doigt dans la terre d’abord, puis on avise pour {quoted}.',
        'Une soucoupe pleine, c’est un bain que peu de racines aiment. Vide-la après l’arrosage, et réconcilie-toi avec {quoted}.',
        'Ta plante penche comme la tour de Pise ? Tourne le pot de temps en temps, ça pousse droit. Commence tôt avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Parlez-vous aux vôtres en arrosant ?', 'À qui confiez-vous l’arrosage, en août ?'],
      informal: ['Tu leur donnes un prénom ?', 'Plutôt main verte ou serial killer ?'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'On la croit endormie, on la change de fenêtre, et un matin il y a un bouton. Donnez du temps à {quoted}.',
        'Chez le fleuriste, on hésite : un bouquet pour la semaine, ou de quoi attendre la suite ? On a choisi {quoted}.',
        'Dans l’entrée, une tige penche vers la fenêtre, et chacun la contourne avec précaution. Contournez {quoted}.',
        'Chaque maison en a une que l’on montre aux invités en baissant la voix. Chez vous, ce sera {quoted}.',
      ],
      informal: [
        'Ta belle-mère va inspecter l’appartement. Place bien en vue {quoted}.',
        'Plus de fleurs ne veut pas dire poubelle, ça veut dire patience. On se détend, et on garde {quoted}.',
        'Un bain par semaine, une lumière douce, et personne qui parle. Ce n’est pas ta vie, c’est celle de {quoted}.',
        'Fleurir, se reposer, refleurir quand on en a envie : quelle vie. Prends modèle sur {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'De la lumière, mais pas de soleil direct : derrière un voilage, une orchidée d’intérieur est bien placée. Si vous avez cette fenêtre, gardez-la pour {quoted}.',
        'La soif se pardonne, les racines dans l’eau beaucoup moins. Si vous hésitez à arroser, attendez, et contentez-vous d’admirer {quoted}.',
        'Une orchidée d’intérieur craint le terreau ordinaire : il lui faut un substrat très aéré. Pensez-y le jour où vous rempoterez {quoted}.',
        'Un voilage laisse passer la clarté et retient le soleil direct, que ces fleurs d’intérieur redoutent. Placez derrière lui {quoted}.',
      ],
      informal: [
        'Plein soleil, non merci : ces fleurs d’intérieur veulent de la lumière filtrée. Ton vieux voilage vient de trouver un métier, auprès de {quoted}.',
        'Tu as oublié d’arroser ? Ça se pardonne. Les racines dans l’eau, beaucoup moins : dans le doute, range l’arrosoir et souris à {quoted}.',
        'Le sac de terreau du balcon n’est pas pour tout le monde : une orchidée d’intérieur veut un substrat très aéré. Retiens-le pour {quoted}.',
        'Entre trop et pas assez, choisis pas assez : une orchidée supporte mieux la soif que l’eau stagnante. Bonne nouvelle pour toi et {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Rebord de fenêtre ou salle de bains, pour la vôtre ?',
        'Avez-vous déjà réussi à la faire refleurir ?',
      ],
      informal: [
        'La tienne a refleuri, ou tu attends encore ?',
        'Bain hebdomadaire ou glaçon ? Chacun sa méthode.',
      ],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Les plantes vertes ont des exigences, les vacances aussi. Pour les concilier, prenez {quoted}.',
        'Une petite assiette, quelques cailloux, une fenêtre bien claire : on compose comme au jardin, avec {quoted}.',
        'Sur le bureau, entre le téléphone et la tasse, il manque quelque chose de vivant. Posez là {quoted}.',
        'On oublie d’arroser une semaine, puis deux, et l’on revient sur la pointe des pieds. Aucun reproche de {quoted}.',
      ],
      informal: [
        '« J’ai la main noire. » Parfait, tu oublieras l’arrosage. C’est justement ce qu’attend {quoted}.',
        'Trois semaines de vacances, personne pour arroser, aucun drame. Merci à {quoted}.',
        'Ne l’arrose pas. Non, pas même un peu. Voilà, tu sais t’occuper de {quoted}.',
        'Moins exigeante qu’un chat, plus bavarde qu’une chaise. Ta future coloc : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Une plante grasse a sa propre réserve d’eau. Laissez donc la terre sécher complètement avant d’arroser de nouveau {quoted}.',
        'En hiver, ces plantes se reposent et boivent bien moins. Espacez les arrosages dès les premiers froids, et laissez dormir {quoted}.',
        'Sans trou au fond, l’eau stagne et les racines pourrissent. Vérifiez le pot avant d’y installer {quoted}.',
        'Si la tige s’allonge, elle cherche la lumière. Avant d’y voir un caprice, approchez de la fenêtre {quoted}.',
      ],
      informal: [
        'Arroser tous les deux jours, c’est gentil, mais une plante grasse a ses réserves. Attends que la terre soit bien sèche, puis pense à {quoted}.',
        'L’hiver, tout le monde se repose : toi sous le plaid, les plantes grasses aussi. Arrose beaucoup moins, et fais la sieste avec {quoted}.',
        'La jolie tasse sans trou, c’est non : l’eau stagne et les racines pourrissent. Perce, ou change de pot, avant d’y mettre {quoted}.',
        'Une tige qui s’étire, ce n’est pas du yoga : elle cherche la lumière. Pousse un peu les livres et mets près de la fenêtre {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien sur votre rebord de fenêtre ?',
        'Une seule, ou tout un petit jardin ?',
        'Sur le bureau ou dans la cuisine ?',
        'Arrosez-vous le dimanche, ou quand vous y pensez ?',
        'Qui garde vos plantes pendant les vacances ?',
        'Pot en terre, ou vieille tasse recyclée ?',
      ],
      informal: [
        'Tu arroses trop, ou tu oublies ?',
        'Combien de semaines sans arroser, ton record ?',
        'Tu parles à tes plantes ? Réponse honnête.',
        'Tes plantes ont un nom ?',
        'Ta première plante a tenu combien de temps ?',
        'Main verte ou main noire ?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'On coupe une pousse, on recule d’un pas, on regarde. La soirée passe ainsi, avec {quoted}.',
        'Certains loisirs se comptent en heures, celui-ci en saisons. Il commence avec {quoted}.',
        'Au bureau, dix minutes de silence ressemblent à un luxe. Elles seront pour {quoted}.',
        'Ni jardin ni balcon, seulement une fenêtre et un peu de patience. Cela suffit à {quoted}.',
      ],
      informal: [
        'Une branche coupée de travers, et tu t’excuses à voix haute. C’est ce qui arrive avec {quoted}.',
        'Respirer, regarder, tailler deux millimètres, respirer. Moins cher qu’une retraite au Japon : {quoted}.',
        'Le balcon est trop petit pour un chêne, et pourtant tu voulais un arbre. Solution : {quoted}.',
        'Il te faut un confident qui ne répète rien. Présente tes soucis à {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Dans un si petit pot, l’eau manque vite. Touchez la terre, et dès que la surface commence à sécher, arrosez {quoted}.',
        'La plupart de ces arbres vivent mieux dehors. Avant de choisir sa place, lisez si l’espèce supporte l’intérieur, puis installez {quoted}.',
        'Coupez au-dessus d’une feuille : la pousse suivante prendra sa direction. C’est ainsi que l’on dessine, saison après saison, {quoted}.',
        'Jardin ou salon, la réponse dépend de l’espèce, car la plupart préfèrent le dehors. Posez-vous la question avant de choisir {quoted}.',
      ],
      informal: [
        'Petit pot, petites réserves : quand le dessus de la terre commence à sécher, c’est l’heure. Un doigt suffit à prendre des nouvelles de {quoted}.',
        'Tu rêves d’un arbre dans le salon, lui rêve souvent d’un balcon. Vérifie d’abord si l’espèce supporte l’intérieur, puis regarde {quoted}.',
        'À gauche ou à droite ? La pousse part dans la direction de la feuille sous la coupe. Choisis bien, respire, et taille {quoted}.',
        'Tailler, c’est indiquer le chemin : coupe au-dessus d’une feuille, et la suite pousse vers elle. Sors les petits ciseaux pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Taillez-vous d’instinct, ou après mûre réflexion ?',
        'Quelle activité vous apprend la patience ?',
      ],
      informal: ['Tu aurais la patience : oui, non, peut-être ?', 'Un prénom pour un tout petit arbre ?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'La porte s’ouvre, et les fleurs entrent avant vous. Pour ce dîner, choisissez {quoted}.',
        'Il n’y a rien à fêter, et c’est une raison suffisante. Un mardi, rapportez {quoted}.',
        'Chez soi aussi, on peut être invité. Mettez le couvert, et au milieu de la table, {quoted}.',
        'Les mots d’excuse s’usent vite. Ce soir-là, posez sur la table {quoted}.',
      ],
      informal: [
        'Tu as oublié la date, et il est dix-huit heures. Pas de panique, il y a {quoted}.',
        'Venir les mains vides chez sa belle-mère, ça se fait une fois. La fois suivante, c’est avec {quoted}.',
        '« Oh, il ne fallait pas ! » Si, il fallait. On le dit tous devant {quoted}.',
        'S’offrir des fleurs à soi-même, c’est très bien élevé. Envoie-toi {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Tiges recoupées en biais, eau changée tous les deux jours : des fleurs fraîches tiennent ainsi plus longtemps. Accordez ces deux minutes à {quoted}.',
        'Fruits mûrs, soleil et radiateur abrègent la vie des fleurs. Éloignez la corbeille de pommes, et placez plus loin {quoted}.',
        'La moitié de la hauteur des fleurs : voilà le vase qui les tient bien. Cherchez-le dans le placard avant l’arrivée de {quoted}.',
        'Dans un vase trop bas, tout bascule ; à mi-hauteur des fleurs, l’ensemble se tient. Prenez donc la mesure de {quoted}.',
      ],
      informal: [
        'Tiges fraîches ? Un coup de ciseaux en biais, de l’eau neuve tous les deux jours, et tu en profites plus longtemps. Commence en rentrant avec {quoted}.',
        'Les fleurs et les bananes mûres ne font pas bon ménage, le radiateur non plus. Trouve un autre coin de table à {quoted}.',
        'Le vase trop petit, c’est la chute assurée. Vise la moitié de la hauteur des fleurs, et souffle un peu devant {quoted}.',
        'Sur le rebord en plein soleil, c’est joli cinq minutes et fatigant pour les fleurs. Loin du soleil, elles tiennent mieux : change de meuble pour {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Quand avez-vous reçu des fleurs pour la dernière fois ?',
        'Quelle est votre fleur préférée ?',
      ],
      informal: ['Le prochain, c’est pour qui ? Toi, ça compte.', 'Pivoines, roses ou fleurs des champs ?'],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Depuis le jour de l’achat, une plante vit dans son pot d’origine. Il serait temps de lui trouver {quoted}.',
        'On rempote sur un journal, en mettant de la terre partout, et l’on est content. Commencez avec {quoted}.',
        'Sur le rebord de la fenêtre, le basilic du supermarché demande un meilleur sort. Offrez-lui {quoted}.',
        'Les racines dépassent par en dessous : c’est leur façon de demander. Répondez avec {quoted}.',
      ],
      informal: [
        'Ta plante a grandi, son studio non. Visite conseillée : {quoted}.',
        'Un saladier ébréché, ça fait poétique. Trois, ça fait débarras. Passe à {quoted}.',
        '« C’est quoi, ce seau ? » Bon, il est temps de choisir {quoted}.',
        'Dimanche, terre sous les ongles, tapis sacrifié, monstera vexée. Et au bout, {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Un contenant trop grand garde trop d’eau. Au rempotage, quelques centimètres de plus suffisent : mesurez l’ancien, puis regardez {quoted}.',
        'Sans trou, on garde la plante dans son pot de culture et l’on sort celui-ci pour arroser. Vérifiez le fond avant de remplir {quoted}.',
        'Au printemps, la plupart des plantes redémarrent : c’est le bon moment pour rempoter. Notez un dimanche de mars pour {quoted}.',
        'Entre la plante et son nouveau logis, quelques centimètres de marge, pas davantage : sinon, la terre reste mouillée. C’est la mesure à comparer avec {quoted}.',
      ],
      informal: [
        'Voir trop grand, c’est garder trop d’eau. Quelques centimètres de plus que l’ancien, et tu peux lorgner {quoted}.',
        'Pas de trou au fond ? Alors ta plante garde son pot de culture, et tu la sors pour arroser. Retourne d’abord {quoted}.',
        'En janvier, ta plante ne bouge pas. Au printemps, la plupart redémarrent, et c’est le moment de déménager vers {quoted}.',
        'Un studio, puis un deux-pièces, pas un château : quelques centimètres de plus suffisent à une plante. Sors le mètre devant {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Balcon, cuisine ou salon : où verdit-on le plus, chez vous ?',
        'Quelle plante rempoteriez-vous en premier ?',
      ],
      informal: [
        'Tu rempotes au printemps, ou quand ça déborde ?',
        'Le contenant le plus bizarre où tu as planté un truc ?',
      ],
    },
  },
  seeds: {
    stories: {
      formal: [
        'En février, on ne peut rien faire au jardin, alors on lit les sachets. Sur la pile, il y a {quoted}.',
        'Un peu de terre, un rebord de fenêtre, une étiquette au crayon : voilà une pépinière. Il y manque {quoted}.',
        'Tous les matins, on va voir si quelque chose a levé. La réponse est lente, et c’est tout l’attrait de {quoted}.',
        'Les enfants apprennent la patience avec un pot de yaourt et un crayon pour le nom. Confiez-leur {quoted}.',
      ],
      informal: [
        '« Alors, ça pousse ? » Ça fait deux jours. Respire, et laisse faire {quoted}.',
        'Tu écris le nom sur l’étiquette, la pluie l’efface, et tout devient surprise. Pour la prochaine, sème {quoted}.',
        'Balcon de deux mètres carrés, ambitions de château. On commence petit, avec {quoted}.',
        'Toute une boîte d’œufs gardée « au cas où ». Le cas, le voici : {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'Deux à trois fois son épaisseur de terre, et rien pour les plus fines : une graine n’en demande pas plus. Suivez cette règle pour {quoted}.',
        'Au bout de deux semaines, toutes les pousses se ressemblent. Écrivez l’étiquette le jour même, en ouvrant {quoted}.',
        'Ce que l’on ne sème pas se garde au sec, au frais et dans le noir. Notez la date sur le sachet avant de ranger {quoted}.',
        'Un jet d’eau déplace tout ce que l’on vient de semer. En pluie fine ou par le dessous, arrosez doucement {quoted}.',
      ],
      informal: [
        'Enterrer trop profond, c’est demander l’impossible : deux ou trois fois l’épaisseur suffisent, les plus fines restent en surface. À toi, avec {quoted}.',
        '« C’est les tomates ou les courges ? » Dans deux semaines, personne ne saura. Une étiquette tout de suite, puis on sème {quoted}.',
        'Un reste de sachet ne passe pas l’hiver près du radiateur. Sec, frais, noir, avec la date dessus : tu retrouveras au printemps {quoted}.',
        'Au tuyau d’arrosage, tes semis déménagent chez le voisin. Pluie fine, ou de l’eau par le dessous, et on ne bouscule pas {quoted}.',
      ],
    },
    asks: {
      formal: ['Que semez-vous toujours en premier ?', 'Jardin, balcon ou rebord de fenêtre ?'],
      informal: [
        'Le premier truc que tu as fait pousser, enfant ?',
        'Tu vérifies tous les matins si ça pousse ?',
      ],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Le soir, on fait le tour du jardin pour rien, et l’on revient une heure après. Laissez près de la porte {quoted}.',
        'On s’était promis de ne faire que la bordure. Il est midi, et vous tenez toujours {quoted}.',
        'La terre sous les ongles, le dos un peu raide, un verre d’eau sur le muret. On peut reposer {quoted}.',
        'Dans la cabane de nos grands-parents, chaque chose avait son clou. Plantez-en un pour {quoted}.',
      ],
      informal: [
        'Cette mauvaise herbe te nargue depuis la fenêtre de la cuisine. Descends, avec {quoted}.',
        'Un voisin jardine toujours mieux que toi, et il te salue. Salue-le aussi, avec {quoted} à la main.',
        '« Je fais juste cinq minutes de jardin. » On t’a vu rentrer à la nuit, avec {quoted}.',
        'Gratter la terre à la petite cuillère, ça finit mal pour la cuillère. Prends plutôt {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'La rouille vient de l’humidité. Essuyez la terre, séchez, et le jardin peut attendre la prochaine sortie de {quoted}.',
        'Par terre, un outil s’abîme et l’on marche dessus. Un crochet au mur règle les deux, et donne une place à {quoted}.',
        'Une lame passe d’une plante malade à la suivante, et la maladie avec elle. Désinfectez ce qui coupe avant de reprendre {quoted}.',
        'Après le jardin, un chiffon sec avant le verre d’eau : l’humidité apporte la rouille. Commencez ce petit rituel avec {quoted}.',
      ],
      informal: [
        'Terre mouillée ce soir, rouille demain. Un coup de chiffon, on sèche, et tu peux ranger {quoted}.',
        'Marcher sur un râteau, c’est drôle seulement au cinéma. Accroche tout au mur, les outils s’abîment moins, et garde un clou pour {quoted}.',
        'Les maladies voyagent sur les lames. Si ça coupe, désinfecte entre deux plantes malades, puis reprends ta tournée avec {quoted}.',
        'L’outil au fond du seau, sous la pluie, on a tous fait. La rouille adore : essuie, sèche, et rentre avec toi {quoted}.',
      ],
    },
    asks: {
      formal: ['Potager, fleurs, ou un peu des deux ?', 'Avec des gants ou à mains nues ?'],
      informal: [
        '« Cinq minutes de jardin », ça dure combien chez toi ?',
        'Ta mauvaise herbe ennemie ? Donne son nom.',
      ],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'Le soir tombe, la terre a chaud, et l’on passe d’un pot à l’autre sans parler. Dans la main, {quoted}.',
        'Une casserole ferait l’affaire, mais elle déborde toujours sur le parquet. On préfère {quoted}.',
        'Avant de partir en vacances, la voisine reçoit les clés, un mot, et {quoted}.',
        'Dix minutes au balcon, le café dans une main. Dans l’autre, vous aurez {quoted}.',
      ],
      informal: [
        'Arroser avec une bouteille trouée, on a essayé. Passons aux choses sérieuses : {quoted}.',
        'Voisin parti, douze plantes à sauver, aucune idée de leurs noms. Commence par trouver {quoted}.',
        '« Tu as pensé aux plantes ? » Silence coupable. Cours remplir {quoted}.',
        'Entre le basilic qui boude et la menthe qui exagère, il faut un arbitre. Sors {quoted}.',
      ],
    },
    lessons: {
      formal: [
        'En été, l’eau du matin ou du soir s’évapore moins. Réglez-vous sur le café ou sur l’apéritif, et prenez {quoted}.',
        'Les racines préfèrent une eau à température de la pièce à une eau glacée. Remplissez quelques heures à l’avance {quoted}.',
        'Un feuillage mouillé le soir attire les maladies. Visez le pied, lentement, avec {quoted}.',
        'L’eau qui gèle peut fendre ce qui la contient. Avant le premier gel, pensez à vider {quoted}.',
      ],
      informal: [
        'En plein été, arroser à midi, c’est arroser le ciel. Tôt le matin ou le soir, l’eau s’évapore moins : mets de côté pour ce soir {quoted}.',
        'Une douche glacée, personne n’aime, les racines non plus. Laisse l’eau quelques heures à température de la pièce, dans {quoted}.',
        'Mouiller les feuilles le soir, c’est inviter les maladies. Vise plutôt le pied, en penchant doucement {quoted}.',
        'Première gelée annoncée : tu rentres les géraniums, et tu oublies l’eau du fond. Vide-la avant que ça se fende, et souhaite un bon hiver à {quoted}.',
      ],
    },
    asks: {
      formal: ['Arrosez-vous le matin ou le soir ?', 'Qui s’en occupe quand vous partez ?'],
      informal: [
        'Tu arroses quand il faut, ou quand elles font la tête ?',
        'La plante que tu as noyée par amour ?',
      ],
    },
  },
};
