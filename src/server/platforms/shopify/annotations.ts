import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { Annotation, StoreWriteBack, WriteOutcome } from '#server/platforms/ports/write-back.ts';
import type { ShopifyClient } from './client.ts';
import {
  annotationCreateDocument,
  annotationDeleteDocument,
  annotationListDocument,
  annotationUpdateDocument,
} from './queries.ts';
import {
  WireAnnotationCreated,
  WireAnnotationDeleted,
  WireAnnotations,
  WireAnnotationUpdated,
} from './wire.ts';
import { ifAllowed, outcomeOf, refused, removalOf } from './written.ts';

/** The bare value; with its category before it, it stands in ShopifyQL's ANNOTATE alone. */
const TYPE = 'campaign';
const LONGEST_TITLE = 75;
const LONGEST_TEXT = 150;
/** Shopify may keep whole seconds only. */
const NEAR_MS = 1_000;

type Annotations = Pick<StoreWriteBack, 'annotate' | 'findAnnotation' | 'removeAnnotation'>;

/** Marks on Shopify's own charts (reference/shopify-write-back.md). Left without an end, one stands for a moment. */
export function createShopifyAnnotations(client: ShopifyClient): Annotations {
  async function create(access: StoreAccess, annotation: Annotation): Promise<WriteOutcome> {
    const { data } = await client.ask(access, {
      document: annotationCreateDocument,
      variables: { input: { ...inputOf(annotation), startedAt: annotation.at.toISOString(), type: TYPE } },
      data: WireAnnotationCreated,
      once: true,
    });
    const { analyticsAnnotation, userErrors } = data.analyticsAnnotationCreate;
    if (analyticsAnnotation) return { state: 'written', id: analyticsAnnotation.id };
    return outcomeOf(userErrors) ?? refused({ message: 'no annotation' });
  }

  async function update(access: StoreAccess, annotation: Annotation, id: string): Promise<WriteOutcome> {
    const { data } = await client.ask(access, {
      document: annotationUpdateDocument,
      variables: { id, input: inputOf(annotation) },
      data: WireAnnotationUpdated,
    });
    return outcomeOf(data.analyticsAnnotationUpdate.userErrors) ?? { state: 'written', id };
  }

  return {
    annotate: (access, annotation, id) =>
      ifAllowed(id === null ? create(access, annotation) : update(access, annotation, id)),

    async findAnnotation(access, { at, mark }) {
      const moment = (ms: number) => new Date(at.getTime() + ms).toISOString();
      const query = `source:app started_at:>='${moment(-NEAR_MS)}' started_at:<='${moment(NEAR_MS)}'`;
      const { data } = await client.ask(access, {
        document: annotationListDocument,
        variables: { query },
        data: WireAnnotations,
      });
      const own = data.shop.analyticsAnnotations.nodes.find(({ description }) => description?.endsWith(mark));
      return own?.id ?? null;
    },

    removeAnnotation: (access, id) =>
      ifAllowed(
        client
          .ask(access, { document: annotationDeleteDocument, variables: { id }, data: WireAnnotationDeleted })
          .then(({ data }) => removalOf(data.analyticsAnnotationDelete.userErrors)),
      ),
  };
}

function inputOf({ title, text }: Annotation) {
  return { title: title.slice(0, LONGEST_TITLE), description: text.slice(-LONGEST_TEXT) };
}
