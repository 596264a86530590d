import { expect, test } from 'vitest';
import { atNoon, startSchedules } from '#server/publishing/schedules/testing/start-schedules.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { type NewTemplate, templateEndpoints } from '#shared/content/templates.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';

async function start() {
  const started = await startSchedules();
  const { owner, params, storeId, db } = started;
  const wish = (given: Partial<NewTemplate> = {}) => ({
    name: 'New in',
    platform: 'instagram',
    captionTemplate: '{product} for {price}',
    ...given,
  });
  const { rows } = await db.execute<{ id: string }>('select id from products order by id limit 1');
  const tryCreate = (given: object = {}) =>
    owner.call(templateEndpoints.create, { params, body: wish(given) });
  const templateParams = (templateId: string) => ({ storeId, templateId });
  return {
    ...started,
    tryCreate,
    templateParams,
    save: (given: Partial<NewTemplate> = {}) => owner.expectOk(tryCreate(given)),
    templates: () => owner.expectOk(owner.call(templateEndpoints.list, { params })),
    changeTemplate: (templateId: string, body: object) =>
      owner.expectOk(owner.call(templateEndpoints.change, { params: templateParams(templateId), body })),
    removeTemplate: (templateId: string) =>
      owner.expectOk(owner.call(templateEndpoints.remove, { params: templateParams(templateId) })),
    generate: (templateId: string, given: object = {}) =>
      owner.call(contentEndpoints.generate, {
        params,
        body: { productId: rows[0]!.id, includeImage: false, templateId, ...given },
      }),
  };
}

test('a template is saved, changed, renamed, taken out of use and deleted', async () => {
  const { save, templates, changeTemplate, removeTemplate } = await start();
  expect(await templates()).toEqual([]);
  const saved = await save({ hashtags: ['#tea', '#çay'], look: 'noir', category: 'promotion' });
  expect(saved).toMatchObject({
    name: 'New in',
    platform: 'instagram',
    captionTemplate: '{product} for {price}',
    hashtags: ['#tea', '#çay'],
    look: 'noir',
    category: 'promotion',
    isActive: true,
  });
  expect(await templates()).toEqual([saved]);
  expect(await changeTemplate(saved.id, { name: 'Fresh', isActive: false, look: null })).toMatchObject({
    id: saved.id,
    name: 'Fresh',
    isActive: false,
    look: null,
    captionTemplate: saved.captionTemplate,
    hashtags: saved.hashtags,
  });
  await removeTemplate(saved.id);
  expect(await templates()).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter a name.'],
  [{ captionTemplate: '' }, 'captionTemplate', 'Please enter the text.'],
  [
    { captionTemplate: 'Only {prize}' },
    'captionTemplate',
    'The text has a field that is not known. Please use those listed below it.',
  ],
])('a template with %j is refused next to its field', async (given, field, message) => {
  const { tryCreate } = await start();
  expect(await tryCreate(given)).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});

test('the creator fills its fields from the product, and says what was left out', async () => {
  const { save, generate } = await start();
  const { id } = await save({
    captionTemplate: 'New: {product}\nWas {old_price}\nNow {price} at {store}',
    hashtags: ['#tea'],
  });
  const { status, body } = await generate(id);
  expect([status, body]).toMatchObject([
    200,
    {
      hashtags: ['#tea'],
      madeBy: { text: 'template', image: null },
      notes: ['A line of the template was left out: the product has no earlier price.'],
    },
  ]);
  const { caption } = body as { caption: string };
  expect(caption).toMatch(/^New: .+ Tea\nNow \$10(\.00)? at tea-house$/);
  expect((await generate(id, { includeHashtags: false })).body).toMatchObject({ hashtags: [] });
});

test('a template that is gone, not in use, or of which nothing is left costs nothing and says so', async () => {
  const { save, generate, changeTemplate, owner } = await start();
  const { id } = await save({ captionTemplate: 'Was {old_price}' });
  const empty = await generate(id);
  expect(empty.body).toMatchObject({
    message: 'Every line of the template asks for something that this product does not have.',
  });
  await changeTemplate(id, { isActive: false });
  expect((await generate(id)).body).toMatchObject({
    message: 'This template is not in use. Please choose another.',
  });
  expect((await generate(crypto.randomUUID())).body).toMatchObject({
    message: 'This template no longer exists.',
  });
  const usage = await owner.send('GET', '/api/usage');
  expect(usage.json()).toMatchObject({ text: { current: 0 } });
});

test('a schedule makes its posts of it, and writes by itself while it is out of use or once it is deleted', async () => {
  const { save, create, change, posts, list, changeTemplate, removeTemplate } = await start();
  const template = await save({ captionTemplate: 'Today: {product}', hashtags: ['#today'] });
  const schedule = await create({ postTimes: atNoon(1), templateId: template.id });
  expect(schedule.template).toEqual({ id: template.id, name: 'New in', isActive: true });
  const [first] = await posts();
  expect(first).toMatchObject({
    status: 'draft',
    caption: `Today: ${first!.productTitle}`,
    hashtags: ['#today'],
  });

  await changeTemplate(template.id, { isActive: false });
  await change(schedule.id, { postTimes: atNoon(1, 2) });
  expect((await posts()).map(({ caption }) => caption.startsWith('Today: '))).toEqual([true, false]);
  expect((await list())[0]!.template).toMatchObject({ isActive: false });

  await removeTemplate(template.id);
  expect((await list())[0]!.template).toBeNull();
});

test('templates of other owners can be neither read nor used', async () => {
  const { save, signUp, params, templateParams, owner } = await start();
  const { id } = await save();
  const stranger = await signUp();
  const calls = [
    stranger.call(templateEndpoints.list, { params }),
    stranger.call(templateEndpoints.change, { params: templateParams(id), body: { name: 'Mine' } }),
    stranger.call(templateEndpoints.remove, { params: templateParams(id) }),
    owner.call(scheduleEndpoints.create, { params, body: { name: 'Tea', templateId: crypto.randomUUID() } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});
