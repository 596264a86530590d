import { Lightbulb } from 'lucide-react';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

export function WaitingInsights() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} className="h-48 rounded-xl" />
      ))}
    </div>
  );
}

/** In place of a list that has none. */
export function NoInsight({ title, children }: { title: string; children: string }) {
  return (
    <Card flush>
      <EmptyState icon={Lightbulb} title={title}>
        {children}
      </EmptyState>
    </Card>
  );
}
