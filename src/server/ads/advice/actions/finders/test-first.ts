import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { breakEvenFigure, clickFigure, type FinderContext, figuresOf, rateFigure } from './inputs.ts';

/* Reference: google-ads 3 and 6, what a verdict takes. */
const CONVERSIONS_FOR_A_VERDICT = 30;
const CLICKS_FOR_A_RATE = 100;

/** How much has to be tried before anybody can say whether ads pay for this store. */
export function findTestFirst({ facts, inputs }: FinderContext): AdsFinding[] {
  const { conversionRate, costPerClick, breakEven } = inputs;
  const { averageOrderValue, orders } = facts.sales;
  if (conversionRate?.basis.kind === 'account' || orders === 0) return [];
  const clicks = conversionRate && Math.ceil(CONVERSIONS_FOR_A_VERDICT / conversionRate.value);
  const perSale = averageOrderValue && averageOrderValue > 0 ? averageOrderValue / breakEven.value : null;
  const cost = clicks && costPerClick ? clicks * costPerClick.value : null;
  const bearable = perSale && CONVERSIONS_FOR_A_VERDICT * perSale;
  return [
    makeFinding(
      {
        subject: `test:${facts.campaignType}`,
        type: 'test_first',
        variant: !clicks ? 'unknown' : cost !== null ? 'cost' : bearable ? 'bearable' : 'clicks',
        category: 'budget',
        effort: 'minutes',
        period: { from: facts.period.from, to: facts.period.to },
        figures: figuresOf(
          count('clicksForRate', CLICKS_FOR_A_RATE),
          count('conversionsForVerdict', CONVERSIONS_FOR_A_VERDICT),
          rateFigure(inputs),
          clicks ? count('clicksForVerdict', clicks) : null,
          clicks ? clickFigure(inputs) : null,
          clicks && cost !== null ? money('testCost', cost) : null,
          clicks && cost === null && bearable ? breakEvenFigure(inputs) : null,
          clicks && cost === null && bearable ? money('testBearable', bearable) : null,
        ),
        atStake: null,
        confidence: 0.5,
        basis: conversionRate?.basis ?? fromStore(orders),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}
