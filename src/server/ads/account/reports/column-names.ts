/** What a column of an exported report holds. */
export type Column =
  | 'campaign'
  | 'search_term'
  | 'domain'
  | 'type'
  | 'status'
  | 'budget'
  | 'day'
  | 'currency'
  | 'impressions'
  | 'clicks'
  | 'cost'
  | 'conversions'
  | 'value'
  | 'click_rate'
  | 'cost_per_click'
  | 'conversion_rate'
  | 'cost_per_conversion'
  | 'search_share'
  | 'lost_to_budget'
  | 'lost_to_rank'
  | 'impression_share'
  | 'overlap_rate'
  | 'position_above_rate'
  | 'top_rate'
  | 'absolute_top_rate'
  | 'outranking_share';

/**
 * Names of columns as Google Ads writes them in English, Turkish, Spanish, Portuguese, German and French, where they are
 * known; reference: google-ads 4.1 and 4.2.
 */
const NAMES: Record<Column, string> = {
  campaign: 'Campaign|Campaign name|Kampanya|Campaña|Campanha|Kampagne|Campagne',
  search_term:
    'Search term|Search terms|Arama terimi|Término de búsqueda|Termo de pesquisa|Suchbegriff|Terme de recherche',
  domain:
    'Display URL domain|Domain|Görünen URL alanı|Görünen URL alan adı|Dominio de la URL visible|Dominio de URL visible|Domínio do URL de visualização|Domínio do URL visível|Domain der angezeigten URL|Domaine de l’URL à afficher',
  type: 'Campaign type|Kampanya türü|Tipo de campaña|Tipo de campanha|Kampagnentyp|Type de campagne',
  status:
    'Campaign status|Campaign state|Kampanya durumu|Estado de la campaña|Status da campanha|Kampagnenstatus|État de la campagne',
  budget: 'Budget|Bütçe|Presupuesto|Orçamento',
  day: 'Day|Date|Gün|Día|Dia|Tag|Jour',
  currency:
    'Currency code|Currency|Para birimi kodu|Para birimi|Código de moneda|Moneda|Código da moeda|Código de moeda|Moeda|Währungscode|Währung|Code de devise|Devise',
  impressions: 'Impr.|Impressions|Gösterim|Gösterimler|Göst.|Impresiones|Impressões|Impressionen',
  clicks: 'Clicks|Tıklama|Tıklamalar|Clics|Cliques|Klicks',
  cost: 'Cost|Maliyet|Coste|Costo|Custo|Kosten|Coût',
  conversions: 'Conversions|Conv.|Dönüşümler|Dönüşüm|Conversiones|Conversões|Konversionen',
  value:
    'Conv. value|Conversion value|Total conv. value|Dönüşüm değeri|Dönş. değeri|Valor de conv.|Valor de conversión|Valor conv.|Valor da conversão|Valor da conv.|Conv.-Wert|Conversion-Wert|Valeur conv.|Valeur de conv.|Valeur de conversion',
  click_rate: 'CTR|TO',
  cost_per_click:
    'Avg. CPC|Average CPC|Ort. TBM|CPC medio|CPC prom.|CPC méd.|Durchschn. CPC|CPC moy.|CPC moyen',
  conversion_rate:
    'Conv. rate|Conversion rate|Dönüşüm oranı|Dönş. oranı|Tasa de conv.|Porcentaje de conv.|Taxa de conv.|Conv.-Rate|Taux de conv.',
  cost_per_conversion:
    'Cost / conv.|Maliyet / dönş.|Maliyet/dönüşüm|Coste/conv.|Costo/conv.|Custo / conv.|Kosten/Conv.|Coût/conv.',
  search_share: 'Search impr. share|Search impression share',
  lost_to_budget: 'Search lost IS (budget)|Search impr. share lost (budget)',
  lost_to_rank: 'Search lost IS (rank)|Search impr. share lost (rank)',
  impression_share:
    'Impression share|Impr. share|Gösterim payı|Cuota de impresiones|Porcentaje de impresiones|Parcela de impressões|Parcela de impr.|Anteil an möglichen Impressionen|Taux d’impressions',
  overlap_rate:
    'Overlap rate|Çakışma oranı|Tasa de superposición|Porcentaje de superposición|Taxa de sobreposição|Überschneidungsrate|Taux de chevauchement',
  position_above_rate:
    'Position above rate|Üst konum oranı|Tasa de posición superior|Taxa de posição superior',
  top_rate: 'Top of page rate',
  absolute_top_rate: 'Abs. Top of page rate|Absolute top of page rate',
  outranking_share: 'Outranking share',
};

/** Numbers in them say how the file writes numbers; counts are whole. */
export const WHOLE: readonly Column[] = ['impressions', 'clicks'];
export const NUMERIC: readonly Column[] = [
  ...WHOLE,
  ...(['cost', 'conversions', 'value', 'budget', 'click_rate', 'cost_per_click', 'conversion_rate'] as const),
  ...(['cost_per_conversion', 'search_share', 'lost_to_budget', 'lost_to_rank', 'impression_share'] as const),
  ...(['overlap_rate', 'position_above_rate', 'top_rate', 'absolute_top_rate', 'outranking_share'] as const),
];

/** The English name, for sentences. */
export const nameOf = (column: Column): string => NAMES[column].split('|')[0]!;

/** Without accents, spaces, case and signs. */
export function folded(text: string): string {
  return text
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const COLUMNS = new Map<string, Column>(
  (Object.keys(NAMES) as Column[]).flatMap((column) =>
    NAMES[column].split('|').map((name) => [folded(name), column] as const),
  ),
);

export const columnOf = (header: string): Column | null => COLUMNS.get(folded(header)) ?? null;
