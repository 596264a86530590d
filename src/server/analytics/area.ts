import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Platforms } from '#server/platforms/area.ts';
import type { Stores } from '#server/stores/area.ts';
import type { Reading } from '#shared/analytics/asking.ts';
import { createAllStoresFiles } from './all-stores/files.ts';
import { createAllProducts } from './all-stores/products.ts';
import { createAllStoresProfit } from './all-stores/profit.ts';
import { allStoresRoutes } from './all-stores/routes.ts';
import { createAllStores } from './all-stores/service.ts';
import { createAskingOfAll } from './asking/all-stores.ts';
import { createSavedCards } from './asking/cards.ts';
import { measure } from './asking/measure.ts';
import { createQuestionReading } from './asking/read-question.ts';
import { askingRoutes } from './asking/routes.ts';
import { createAskingService } from './asking/service.ts';
import { analyticsRoutes } from './cards/routes.ts';
import { createAnalyticsService } from './cards/service.ts';
import { cartReportRoutes } from './carts/routes.ts';
import { createCartReports } from './carts/service.ts';
import { conversionRoutes } from './conversion/routes.ts';
import { createConversion } from './conversion/service.ts';
import { createVisitReading } from './conversion/visit-reading.ts';
import { customerReportRoutes } from './customers/routes.ts';
import { createCustomerReports } from './customers/service.ts';
import { createFirstAnswers, firstQuestions } from './first-questions/first-questions.ts';
import { goalRoutes } from './goals/routes.ts';
import { createGoals } from './goals/service.ts';
import { createTargetWriting } from './goals/target-writing.ts';
import { createInsightHistory } from './insights/history.ts';
import { insightRoutes } from './insights/routes.ts';
import { createInsightService } from './insights/service.ts';
import { analyticsJobs, type VisitQueue } from './jobs.ts';
import { createOutcomes } from './outcomes/outcomes.ts';
import { productReportRoutes } from './products/routes.ts';
import { createProductReports } from './products/service.ts';
import { createCostLists } from './profit/costs-service.ts';
import { profitRoutes } from './profit/routes.ts';
import { createProfitReports } from './profit/service.ts';
import { createSalesQuery } from './query/sales-query.ts';
import { rateRoutes } from './rates/routes.ts';
import { createRates } from './rates/service.ts';
import { createReportCache } from './reports/report-cache.ts';
import { salesReportRoutes } from './sales/routes.ts';
import { createSalesReports } from './sales/service.ts';
import { createShopSignals } from './signals/signals.ts';

interface Dependencies {
  core: Core;
  platforms: Platforms;
  stores: Stores;
  visitQueue: VisitQueue;
}

export function analyticsArea({ core, platforms, stores, visitQueue }: Dependencies) {
  const { db, jobs, live, now, log } = core;
  const { textModel } = platforms;
  const reports = createReportCache({ db, jobs, live, now });
  const firstAnswers = createFirstAnswers({ db, jobs, now });
  const conversion = createConversion({ db, now });
  const visitReading = createVisitReading({ db, live, openStores: stores.openStores, visitQueue, now, log });
  const cards = createAnalyticsService({ db, reports, now });
  const { stockOf, overdueBuyers, ...signals } = createShopSignals({ db, reports });
  const products = createProductReports({ db, reports, stockOf, now });
  const customers = createCustomerReports({ db, reports, overdueBuyers, now });
  const carts = createCartReports({ db, reports, now });
  const sales = createSalesReports({ db, reports, analytics: cards, now });
  const profit = createProfitReports({ db, reports, costs: stores.costs, now });
  const costLists = createCostLists({ db, costs: stores.costs, now });
  const storesOf = stores.stores.allOf;
  const rates = createRates({ db, reports, storesOf, now });
  const allStores = createAllStores({ db, reports, cards, rates, storesOf, now });
  const allProducts = createAllProducts({ db, reports, allStores, ranking: products.ranking, rates });
  const allStoresProfit = createAllStoresProfit({ db, reports, allStores, profit, costs: stores.costs });
  const allStoresFiles = createAllStoresFiles({
    db,
    allStores,
    products: allProducts,
    profits: allStoresProfit,
    now,
  });
  const targets = createTargetWriting({ db, jobs, live, openStores: stores.openStores, now, log });
  const goals = createGoals({
    db,
    targets,
    reports,
    writeDays: stores.costs.writeDays,
    converterFor: rates.converterFor,
    storesOf,
    now,
  });
  const sources = {
    dashboard: cards.dashboard,
    refunds: cards.refunds,
    series: sales.series,
    change: sales.change,
    salesHistory: sales.salesHistory,
    productMovements: sales.productMovements,
    orderHours: sales.orderHours,
    places: sales.places,
    forecast: sales.forecast,
    affinity: products.affinity,
    productRanking: products.productRanking,
    customerGroups: customers.groups,
    loyalty: customers.loyalty,
    firstRepurchase: customers.firstRepurchase,
    cartSummary: carts.summary,
    conversion: conversion.conversion,
    signals: signals.signals,
    isProfitKnown: profit.isKnown,
    profit: profit.report,
    profitParts: profit.readParts,
    margins: profit.readMargins,
  };
  const outcomes = createOutcomes({ db, reports });
  const { outcomesOf } = outcomes;
  const { readTogether } = reports;
  const insights = createInsightService({
    db,
    jobs,
    live,
    sources,
    outcomesOf,
    readTogether,
    textModel,
    now,
    log,
  });
  const history = createInsightHistory({ db, outcomesOf, log });
  const query = createSalesQuery({ db, reports, analytics: cards });
  const readQuestion = createQuestionReading({ textModel, log });
  const asking = createAskingService({ db, sources, sales: query, readQuestion, now });
  const askingOfAll = createAskingOfAll({
    db,
    asking,
    sales: query,
    readQuestion,
    converterFor: rates.converterFor,
  });
  return {
    services: {
      reports,
      firstAnswers,
      sources,
      cards,
      allStores,
      allStoresProfit,
      goals,
      insights,
      rates,
      outcomesOf,
      measure: (store: OwnedStore, reading: Reading) => measure(asking, store, reading),
    },
    routes(http) {
      analyticsRoutes(http, cards);
      conversionRoutes(http, conversion);
      productReportRoutes(http, products);
      customerReportRoutes(http, customers);
      cartReportRoutes(http, carts);
      salesReportRoutes(http, sales);
      profitRoutes(http, { db, profit, costs: costLists, now });
      goalRoutes(http, goals);
      allStoresRoutes(http, {
        allStores,
        products: allProducts,
        profits: allStoresProfit,
        files: allStoresFiles,
      });
      rateRoutes(http, rates);
      insightRoutes(http, { insights, history });
      askingRoutes(http, { asking, askingOfAll, cards: createSavedCards({ db, asking }) });
    },
    jobs: analyticsJobs({ visits: visitReading, insights, targets }),
    reports: [
      ...cards.reports,
      ...query.reports,
      ...customers.reports,
      ...carts.reports,
      ...products.reports,
      ...sales.reports,
      ...outcomes.reports,
      ...signals.reports,
      ...profit.reports,
      ...goals.reports,
      ...rates.reports,
      ...allStores.reports,
      ...allProducts.reports,
      ...allStoresProfit.reports,
    ],
    recurring: {
      'conversion.enqueue-due': visitReading.enqueueDue,
      'cart-reports.erase-old-persons': carts.eraseOldPersons,
      'reporting.clear-old': reports.clearOld,
      'reporting.enqueue-first-questions': firstAnswers.enqueueDue,
      'insights.enqueue-due': insights.enqueueDue,
    },
    firstQuestions: firstQuestions({ sources, customers, profit }),
    start() {
      live.onEvent(insights.noticed);
      live.onEvent(visitReading.noticed);
      live.onEvent(targets.noticed);
      return firstAnswers.enqueueDue();
    },
    resumeAfterCrash: visitReading.resumeAfterCrash,
    stop: visitReading.stop,
  } satisfies Area;
}
export type Analytics = ReturnType<typeof analyticsArea>['services'];
