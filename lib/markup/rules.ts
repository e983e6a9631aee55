import rules from '@/content/data/check-rules.json';

export { rules };

/** A rule that the checks enforce, by its name in messages. docs/check-messages.md lists all of them. */
export type Rule = keyof typeof rules;
