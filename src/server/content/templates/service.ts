import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { ContentType } from '#shared/content/content.ts';
import type { NewTemplate, Template, TemplateChange } from '#shared/content/templates.ts';
import { templateProblems } from './problems.ts';
import {
  countTemplates,
  deleteTemplate,
  findTemplates,
  insertTemplate,
  type TemplateRecord,
  updateTemplate,
} from './repository.ts';

const MOST_TEMPLATES = 100;

/** Takes a deleted template out of what was to be written by it. */
export type ClearTemplate = (tx: Database, storeId: string, templateId: string) => Promise<void>;

interface Dependencies {
  db: Database;
  clearTemplate: ClearTemplate;
  now: () => Date;
}

/** The owner's own texts; what fills and uses them is `template-words.ts`. */
export function createTemplates({ db, clearTemplate, now }: Dependencies) {
  async function listOf(store: OwnedStore): Promise<Template[]> {
    return (await findTemplates(db, store.id)).map(publicTemplate);
  }

  async function create(store: OwnedStore, wish: NewTemplate): Promise<Template> {
    if ((await countTemplates(db, store.id)) >= MOST_TEMPLATES)
      throw templateProblems.tooMany(MOST_TEMPLATES);
    const times = { createdAt: now(), updatedAt: now() };
    return publicTemplate(await insertTemplate(db, { storeId: store.id, ...valuesOf(wish), ...times }));
  }

  async function change(store: OwnedStore, templateId: string, wish: TemplateChange): Promise<Template> {
    const changed = await updateTemplate(db, store.id, templateId, { ...valuesOf(wish), updatedAt: now() });
    if (!changed) throw templateProblems.notFound();
    return publicTemplate(changed);
  }

  async function remove(store: OwnedStore, templateId: string) {
    const gone = await db.transaction(async (tx) => {
      const deleted = await deleteTemplate(tx, store.id, templateId);
      await clearTemplate(tx, store.id, templateId);
      return deleted;
    });
    if (!gone) throw templateProblems.notFound();
    return gone;
  }

  return { listOf, create, change, remove };
}
export type Templates = ReturnType<typeof createTemplates>;

function valuesOf<Wish extends TemplateChange>({ hashtags, ...rest }: Wish) {
  return { ...rest, ...(hashtags && { hashtagTemplate: hashtags.join(' ') }) };
}

function publicTemplate(record: TemplateRecord): Template {
  const { id, name, captionTemplate, hashtagTemplate, imagePromptTemplate, look, isActive } = record;
  const category = ContentType.safeParse(record.category);
  return {
    id,
    name,
    imagePromptTemplate,
    isActive,
    platform: record.platform,
    captionTemplate: captionTemplate ?? '',
    hashtags: hashtagTemplate ? hashtagTemplate.split(' ') : [],
    look,
    category: category.success ? category.data : 'product',
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
