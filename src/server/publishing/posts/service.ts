import type { MediaService } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import type { SocialPlatforms } from '#server/platforms/ports/social-network.ts';
import type { ShortLinks } from '#server/publishing/short-links/short-links.ts';
import { createAlterations } from './alterations.ts';
import { createApproval } from './approval.ts';
import { createPostChange } from './change.ts';
import { createChosen } from './chosen.ts';
import { createCreation } from './creation.ts';
import { createCalendarReading } from './reading.ts';
import { createSending } from './sending.ts';

interface Dependencies {
  db: Database;
  live: Live;
  links: ShortLinks;
  media: MediaService;
  networks: SocialPlatforms['networks'];
  now: () => Date;
}

/** The posts of a store that are planned, and what became of those that went out. */
export function createCalendarService({ db, live, links, media, networks, now }: Dependencies) {
  const reading = createCalendarReading({ db, links });
  const alterations = createAlterations({ db, live, reading });
  const chosen = createChosen({ media, networks, now });
  return {
    ...reading,
    runAndNotify: alterations.runAndNotify,
    onPost: alterations.onPost,
    ...createCreation({ alterations, reading, chosen, now }),
    ...createPostChange({ alterations, chosen, now }),
    ...createApproval({ alterations, reading, chosen, now }),
    ...createSending({ db, alterations, chosen, now }),
  };
}
export type CalendarService = ReturnType<typeof createCalendarService>;
