import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes, as Linux reports it; 0 where it does not. */
export function residentMemory(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Looks again and again until stopped. */
export function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMemory(pid));
  }, 200);
  return {
    now: () => residentMemory(pid),
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
