import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { curlQuotes } from '@/lib/markup/typography';
import { TabSwitch } from './tab-switch';

type TabProps = { label: string; children: ReactNode };

/** One tab inside `<Tabs>`, which reads its label and renders its content. */
export function Tab({ children }: TabProps) {
  return children;
}

type TabsProps = { group: string; children: ReactNode };

/**
 * The same content for several tools or products. All panels are in the page. Without scripts, they're stacked, each
 * below its label.
 */
export function Tabs({ group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab);
  return (
    <TabSwitch group={group} labels={tabs.map(({ props }) => curlQuotes(props.label))}>
      {tabs.map(({ props }) => props.children)}
    </TabSwitch>
  );
}

const isTab = (child: unknown): child is ReactElement<TabProps> =>
  isValidElement<TabProps>(child) && 'label' in child.props;
