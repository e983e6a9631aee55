import type { ComponentType } from 'react';
import * as developmentRuntime from 'react/jsx-dev-runtime';
import * as productionRuntime from 'react/jsx-runtime';
import type { ComponentName } from './component-names';

export type MdxComponents = Record<ComponentName, ComponentType<never>>;

type Content = ComponentType<{ components: MdxComponents }>;

/** Converts compiled code, a function body whose first argument contains React's JSX runtime, to a component. */
export function evaluateDocument({ code }: { code: string }): Content {
  const runtime = process.env.NODE_ENV === 'production' ? productionRuntime : developmentRuntime;
  const module: { default: Content } = new Function('opts', code)({ jsxRuntime: runtime, ...runtime });
  return module.default;
}
