/** A process's own figures, as its /metrics reports them. */
export async function scrape(url: string) {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name ? [{ name, labels: labelsOf(labels), value: Number(value) }] : [];
  });
  const all = (name: string) => lines.filter((line) => line.name === name);
  return {
    all,
    sum: (name: string) => all(name).reduce((sum, { value }) => sum + value, 0),
    max: (name: string) => Math.max(0, ...all(name).map(({ value }) => value)),
  };
}
export type Scraped = Awaited<ReturnType<typeof scrape>>;

function labelsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}
