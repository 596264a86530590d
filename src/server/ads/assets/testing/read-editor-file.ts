/*
 * Reads a file as Google's help on Editor (answer 57747) describes it, knowing nothing of how we write one: a comma between
 * cells, quotes around cells that need them, English headers whatever their case and spaces, and the kind of a row by the cells
 * that are filled.
 */

type Row = Map<string, string>;

export interface ReadCampaign {
  type: string;
  status: string;
  budget: string;
  languages: string;
  negatives: { text: string; type: string }[];
  groups: Map<string, ReadGroup>;
}

interface ReadGroup {
  status: string;
  keywords: { text: string; type: string; status: string }[];
  ads: { headlines: string[]; descriptions: string[]; paths: string[]; finalUrl: string; status: string }[];
}

export function readRows(text: string): Row[] {
  const [header = [], ...lines] = readCells(text.replace(/^\uFEFF/, ''));
  const names = header.map((name) => name.toLowerCase().replace(/[\s_]/g, ''));
  return lines.map((cells) => {
    if (cells.length !== names.length) throw new Error(`${cells.length} cells under ${names.length} headers`);
    return new Map(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])));
  });
}

export function readCampaigns(text: string): Map<string, ReadCampaign> {
  const campaigns = new Map<string, ReadCampaign>();
  for (const row of readRows(text)) {
    const cell = (name: string) => row.get(name) ?? '';
    const campaign = entry(campaigns, cell('campaign'), () => ({
      type: '',
      status: '',
      budget: '',
      languages: '',
      negatives: [],
      groups: new Map<string, ReadGroup>(),
    }));
    if (row.has('campaignstatus')) {
      campaign.status = cell('campaignstatus');
      campaign.type = cell('campaigntype');
      campaign.budget = cell('campaigndailybudget');
      campaign.languages = cell('languages');
      continue;
    }
    const type = cell('criteriontype');
    if (type.startsWith('Campaign Negative')) {
      campaign.negatives.push({ text: cell('keyword'), type });
      continue;
    }
    const group = entry(campaign.groups, cell('adgroup'), () => ({ status: '', keywords: [], ads: [] }));
    const status = cell('status');
    if (row.has('adgroupstatus')) group.status = cell('adgroupstatus');
    else if (row.has('keyword')) group.keywords.push({ text: cell('keyword'), type, status });
    else if (cell('adtype') === 'Responsive search ad') {
      const numbered = (name: string, most: number) =>
        Array.from({ length: most }, (_, at) => cell(`${name}${at + 1}`)).filter(Boolean);
      group.ads.push({
        headlines: numbered('headline', 15),
        descriptions: numbered('description', 4),
        paths: numbered('path', 2),
        finalUrl: cell('finalurl'),
        status,
      });
    } else throw new Error(`A row of no kind: ${JSON.stringify([...row])}`);
  }
  return campaigns;
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** RFC 4180. */
function readCells(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      for (; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++];
      if (/["\n]/.test(cell)) throw new Error(`Not quoted: ${cell}`);
    }
    cells.push(cell);
    if (text[at] === ',') at += 1;
    else {
      if (text.slice(at, at + 2) !== '\r\n') throw new Error(`No end of a line at ${at}`);
      at += 2;
      lines.push(cells);
      cells = [];
    }
  }
  return lines;
}
