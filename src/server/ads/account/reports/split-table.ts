export type Delimiter = '\t' | ';' | ',';

/** Fields in quotes may hold the delimiter, line ends and doubled quotes. */
export function splitTable(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = text.length;
  while (at < end) {
    let field: string;
    if (text[at] === '"') [field, at] = quoted(text, at);
    else {
      const from = at;
      while (at < end && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      field = text.slice(from, at);
    }
    row.push(field.trim());
    if (text[at] === delimiter) {
      at += 1;
      if (at < end) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return rows;
}

/** What stands after the closing quote belongs to the field too. */
function quoted(text: string, from: number): [field: string, at: number] {
  let field = '';
  let at = from + 1;
  while (at < text.length) {
    const close = text.indexOf('"', at);
    if (close < 0) return [field + text.slice(at), text.length];
    field += text.slice(at, close);
    if (text[close + 1] !== '"') return [field, close + 1];
    field += '"';
    at = close + 2;
  }
  return [field, at];
}
