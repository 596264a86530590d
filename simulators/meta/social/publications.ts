/** One post as everybody sees it. */
export type Publication = {
  /** In the order in which they were accepted. */
  number: number;
  network:
    | 'instagram'
    | 'facebook'
    | 'x'
    | 'telegram'
    | 'bluesky'
    | 'pinterest'
    | 'youtube'
    | 'tiktok'
    | 'threads';
  id: string;
  accountId: string;
  account: string;
  /** Where posts of the network have one. */
  title?: string;
  text: string;
  link: string | null;
  media: {
    kind: 'image' | 'video';
    key: string;
    altText: string | null;
    /** Instagram shows all pictures of a carousel in the shape of its first. */
    isCropped?: boolean;
  }[];
  at: string;
  permalink: string;
  deleted: boolean;
};

export type Publications = ReturnType<typeof createPublications>;

export function createPublications(list: Publication[], changed: () => void) {
  const byId = new Map<string, Publication>();
  const byAccount = new Map<string, Publication[]>();

  function enter(publication: Publication): void {
    byId.set(publication.id, publication);
    const ofAccount = byAccount.get(publication.accountId);
    if (ofAccount) ofAccount.push(publication);
    else byAccount.set(publication.accountId, [publication]);
  }

  list.forEach(enter);

  return {
    list,
    find: (id: string) => byId.get(id) ?? null,
    /** Oldest first, deleted ones too. */
    ofAccount: (accountId: string): readonly Publication[] => byAccount.get(accountId) ?? [],
    add(publication: Omit<Publication, 'number' | 'deleted'>): Publication {
      const added = { ...publication, number: list.length + 1, deleted: false };
      list.push(added);
      enter(added);
      changed();
      return added;
    },
    remove(id: string): void {
      const publication = byId.get(id);
      if (publication) publication.deleted = true;
      changed();
    },
  };
}
