import { Command as Cmdk } from 'cmdk';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useLocation } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { Group, ITEM_LOOK } from './palette-items.tsx';

const SHORTEST = 3;

interface QuestionItemProps {
  typed: string;
  onChoose: (run: () => void) => void;
}

/** What was typed, taken as a question to the figures. */
export function QuestionItem({ typed, onChoose }: QuestionItemProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const { store } = useSelectedStore();
  const question = typed.trim();
  if (!store || question.length < SHORTEST) return null;
  return (
    <Group heading={t('Ask about your store')}>
      <Cmdk.Item
        value="question"
        onSelect={() =>
          onChoose(() => navigate(`${paths.analytics}?${new URLSearchParams({ ask: question })}`))
        }
        className={ITEM_LOOK}
      >
        <MessageCircleQuestionMark aria-hidden strokeWidth={1.75} />
        <span className="min-w-0 flex-1 truncate">{t('Ask: {question}', { question })}</span>
      </Cmdk.Item>
    </Group>
  );
}
