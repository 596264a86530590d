import { CAROUSEL_LOOKS, type CarouselLook } from '#shared/content/carousel-slide.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';

const LOOKS: Record<CarouselLook, { name: string; about: string }> = {
  ribbon: { name: text('Ribbon'), about: text('A ribbon runs on from slide to slide.') },
  gallery: { name: text('Gallery'), about: text('Photos first, a fact below each.') },
  statement: { name: text('Statement'), about: text('Large words on strong colours.') },
};

interface LookChoiceProps {
  chosen: CarouselLook;
  onChoose: (look: CarouselLook) => void;
}

export function LookChoice({ chosen, onChoose }: LookChoiceProps) {
  const t = useT();
  return (
    <div className="grid gap-1.5">
      <Segmented
        label={t('Look')}
        value={chosen}
        onValueChange={onChoose}
        options={CAROUSEL_LOOKS.map((value) => ({ value, label: t(LOOKS[value].name) }))}
      />
      <p className="text-ink-soft text-xs">{t(LOOKS[chosen].about)}</p>
    </div>
  );
}
