import { schemeFor } from '#server/content/studio/colours.ts';
import { registerFonts } from '#server/content/studio/fonts.ts';
import { chooseLook, type Look } from '#server/content/studio/looks.ts';
import { readPhoto } from '#server/content/studio/photo.ts';
import { createRandom } from '#server/content/studio/random.ts';
import { makeEditorialFilm } from './editorial-film.ts';
import { makeNoirFilm } from './noir-film.ts';
import { makePlayfulFilm } from './playful-film.ts';
import { makePopFilm } from './pop-film.ts';
import type { ReelSubject } from './reel-request.ts';
import { wordsFor } from './reel-words.ts';
import { beatSeconds } from './sound-bed.ts';
import type { Film, Stage } from './stage.ts';
import { paintTitlePhoto } from './title-photo.ts';

/** How each of the studio's looks moves; two may move alike in colours of their own. */
const MOVES: Record<Look, (stage: Stage) => Film> = {
  clean: makeEditorialFilm,
  editorial: makeEditorialFilm,
  warm: makePlayfulFilm,
  playful: makePlayfulFilm,
  bold: makePopFilm,
  pop: makePopFilm,
  noir: makeNoirFilm,
  serif: makeNoirFilm,
};

/** @throws PhotoProblem when there is a photo that cannot be shown. */
export async function makeFilm(subject: ReelSubject): Promise<Film & { look: Look }> {
  const look = subject.look ?? chooseLook(subject.tone, subject.seed);
  const random = createRandom(subject.seed);
  registerFonts();
  const words = wordsFor(subject);
  const photo = subject.photo && (await readPhoto(subject.photo));
  const scheme = schemeFor(look, photo?.accent ?? null, random);
  const film = MOVES[look]({
    words,
    photo: photo ?? paintTitlePhoto(words.title, scheme, subject.language),
    scheme,
    language: subject.language,
    seconds: subject.seconds,
    beat: beatSeconds(subject.tone),
    random,
  });
  return { ...film, look };
}
