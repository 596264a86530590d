import { useEffect, useState } from 'react';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';
import { call } from './call.ts';

let answer: Promise<Environment> | undefined;

/** How this installation is set up; asked once, signed in or not. Null until known, or when it can't be known. */
export function useEnvironment(): Environment | null {
  const [environment, setEnvironment] = useState<Environment | null>(null);
  useEffect(() => {
    let gone = false;
    readEnvironment().then(
      (known) => !gone && setEnvironment(known),
      () => forgetEnvironment(),
    );
    return () => {
      gone = true;
    };
  }, []);
  return environment;
}

export function forgetEnvironment(): void {
  answer = undefined;
}

export function readEnvironment(): Promise<Environment> {
  answer ??= call(environmentEndpoints.read);
  return answer;
}
