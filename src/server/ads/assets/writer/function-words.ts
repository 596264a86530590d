/** Words of the five languages that say nothing alone: no keyword consists of them, and no shortened title ends with one. */
export const FUNCTION_WORDS = new Set(
  (
    'a an the and or of in on at by to for from with without your our its is are as per via vs plus ' +
    've ile için bir bu şu veya ya da de den en olan gibi kadar her ' +
    'el la los las un una unos unas y o u del al con sin para por en de su tu que ' +
    'le les l des du et ou au aux avec sans pour par sur dans chez ' +
    'der die das den dem ein eine einen einem und oder von vom zu zum zur mit ohne für im am auf aus bei'
  ).split(' '),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) || FUNCTION_WORDS.has(word.toLocaleLowerCase('tr'));
}
