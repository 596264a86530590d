import * as z from 'zod';

/** What Google really sends, as far as we ask for it. int64 comes as text, and what is zero may be left out. */
const long = z
  .union([z.string().regex(/^-?\d+$/), z.number()])
  .transform(Number)
  .default(0);
const id = z.union([z.string(), z.number()]).transform(String);
const share = z.number().nullish();
const text = z.string().nullish();

const Metrics = z
  .object({
    impressions: long,
    clicks: long,
    costMicros: long,
    conversions: z.number().default(0),
    conversionsValue: z.number().default(0),
  })
  .prefault({});
export type WireMetrics = z.infer<typeof Metrics>;

const Campaign = z.object({ id });
const counted = { campaign: Campaign, metrics: Metrics };
const segmentsWith = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ date: z.string(), ...shape });

export const WireDay = z.object({
  ...counted,
  segments: segmentsWith({ device: z.string(), adNetworkType: z.string() }),
});
export const WireHour = z.object({ ...counted, segments: segmentsWith({ hour: z.number().default(0) }) });
export const WirePlace = z.object({
  ...counted,
  geographicView: z.object({ countryCriterionId: id.nullish() }),
  segments: segmentsWith({ geoTargetCity: text }),
});
const typed = z.object({ type: z.string().default('UNDETERMINED') });
export const WireAge = z.object({
  ...counted,
  adGroupCriterion: z.object({ ageRange: typed }),
  segments: segmentsWith({}),
});
export const WireGender = z.object({
  ...counted,
  adGroupCriterion: z.object({ gender: typed }),
  segments: segmentsWith({}),
});
export const WireProduct = z.object({
  ...counted,
  segments: segmentsWith({ productItemId: text, productTitle: text }),
});
export const WireSearchTerm = z.object({
  ...counted,
  campaignSearchTermView: z.object({ searchTerm: text }),
  segments: segmentsWith({}),
});

export const WireShares = z.object({
  campaign: Campaign,
  segments: segmentsWith({}),
  metrics: z
    .object({
      searchImpressionShare: share,
      searchTopImpressionShare: share,
      searchAbsoluteTopImpressionShare: share,
      searchBudgetLostImpressionShare: share,
      searchRankLostImpressionShare: share,
      searchClickShare: share,
    })
    .prefault({}),
});
export type WireShares = z.infer<typeof WireShares>;

export const WireCampaign = z.object({
  campaign: z.object({
    id,
    name: z.string().default(''),
    status: z.string().default('UNKNOWN'),
    advertisingChannelType: z.string().default('UNKNOWN'),
    biddingStrategyType: text,
  }),
  campaignBudget: z.object({ amountMicros: long }).nullish(),
});
export type WireCampaign = z.infer<typeof WireCampaign>;

const Text = z.object({ text });
export const WireAd = z.object({
  campaign: Campaign,
  adGroupAd: z.object({
    ad: z.object({
      id,
      responsiveSearchAd: z
        .object({ headlines: z.array(Text).default([]), descriptions: z.array(Text).default([]) })
        .nullish(),
      finalUrls: z.array(z.string()).default([]),
    }),
    adStrength: text,
    policySummary: z.object({ approvalStatus: text }).nullish(),
  }),
});
export type WireAd = z.infer<typeof WireAd>;

export const WireAccount = z.object({
  customer: z.object({
    id,
    descriptiveName: text,
    currencyCode: z.string(),
    timeZone: z.string(),
    autoTaggingEnabled: z.boolean().nullish(),
  }),
});

export const WireClient = z.object({
  customerClient: z.object({
    id,
    descriptiveName: text,
    currencyCode: text,
    timeZone: text,
    manager: z.boolean().default(false),
    status: z.string().default('UNKNOWN'),
    level: long,
  }),
});
export type WireClient = z.infer<typeof WireClient>['customerClient'];

export const WirePlaceName = z.object({
  geoTargetConstant: z.object({ id, canonicalName: text, countryCode: text }),
});

export const WireAccessible = z.object({ resourceNames: z.array(z.string()).default([]) });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row).default([]), nextPageToken: z.string().nullish() });

const Failure = z.object({
  error: z.object({
    message: text,
    status: text,
    details: z
      .array(
        z.object({
          reason: text,
          errors: z
            .array(z.object({ errorCode: z.record(z.string(), z.string()).nullish(), message: text }))
            .nullish(),
        }),
      )
      .nullish(),
  }),
});
/** A stream answers with a list that has one of them. */
export const WireFailure = z.union([
  Failure,
  z
    .array(Failure)
    .nonempty()
    .transform(([first]) => first),
]);
