import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import {
  type Frequency,
  NewSchedule,
  POSTS_PER_WEEK,
  type PostTime,
  type Schedule,
  type ScheduleContentType,
  type SchedulePlatform,
  type TimingAnalysis,
} from '#shared/publishing/schedules.ts';

export interface ScheduleForm {
  name: string;
  platform: SchedulePlatform;
  frequency: Frequency;
  contentTypes: ScheduleContentType[];
  autoGenerate: boolean;
  approvalRequired: boolean;
  templateId: string | null;
  /** Times of the analysis that its reader took over, best first; without them the server chooses. */
  bestTimes: PostTime[];
}

/** SPEC section 4: how the form stands after a success. */
export const EMPTY_FORM: ScheduleForm = {
  name: '',
  platform: 'instagram',
  frequency: '3x_week',
  contentTypes: ['product', 'lifestyle'],
  autoGenerate: true,
  approvalRequired: true,
  templateId: null,
  bestTimes: [],
};

/** As it stands, to be changed. */
export function formOfSchedule({ template, ...schedule }: Schedule): ScheduleForm {
  const { name, platform, frequency, contentTypes, autoGenerate, approvalRequired } = schedule;
  return {
    name,
    platform,
    frequency,
    contentTypes,
    autoGenerate,
    approvalRequired,
    templateId: template?.id ?? null,
    bestTimes: [],
  };
}

/** What the analysis advises, over what stands in the form. */
export function formOfAnalysis(form: ScheduleForm, { bestTimes, frequency, contentMix }: TimingAnalysis) {
  const contentTypes = contentMix.filter(({ percentage }) => percentage > 0).map(({ type }) => type);
  return {
    ...form,
    frequency: frequency.recommended,
    contentTypes: contentTypes.length > 0 ? contentTypes : form.contentTypes,
    bestTimes: bestTimes.map(({ day, hour }) => ({ day, hour, minute: 0 })),
  };
}

/** Of the times taken over, as many as the frequency has; none where they are too few for it. */
export function timesOf({ bestTimes, frequency }: ScheduleForm): PostTime[] {
  const count = POSTS_PER_WEEK[frequency];
  return bestTimes.length < count ? [] : bestTimes.slice(0, count);
}

/** The request, or what is wrong with the name or the content types. */
export function checkForm(form: ScheduleForm) {
  const { bestTimes: _, templateId, ...rest } = form;
  const postTimes = timesOf(form);
  const checked = NewSchedule.safeParse(
    { ...rest, ...(templateId ? { templateId } : {}), ...(postTimes.length > 0 ? { postTimes } : {}) },
    { error: wordIssue },
  );
  if (checked.success) return { request: checked.data, wrong: {} };
  const { issues } = checked.error;
  const sentenceOf = (name: keyof ScheduleForm) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue && issueSentence(issue);
  };
  return { request: null, wrong: { name: sentenceOf('name'), contentTypes: sentenceOf('contentTypes') } };
}
