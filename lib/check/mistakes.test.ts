import { expect, test } from 'vitest';
import { checkWords } from '@/lib/check/prose/check-words';
import { readProse } from '@/lib/check/prose/read-prose';
import { compileBody } from '@/lib/content/compile';
import { readFrontMatter } from '@/lib/markup/front-matter';
import { type Problem, sortProblems } from '@/lib/markup/problem';
import { toSyntaxProblem } from '@/lib/markup/syntax-problem';
import { withoutConsequences } from './check-content';
import { type ContentFile, checkContentFile, checkPicture } from './check-files';
import { lintPage } from './markdown/lint-page';

// Each row contains what the author writes and the first problem that the check reports. The front matter
// takes up five lines, so the author's text starts at line 6.

type Mistake = [written: string, place: string, what: string, fix: string];

const head = `---
title: Mistake
description: A page with one mistake, which shows what its author reads about it.
---

`;

const say = ([first]: Problem[]): string[] =>
  first ? [`${first.line}:${first.column} ${first.level}`, first.what, first.fix] : ['no problem'];

async function check(text: string): Promise<Problem[]> {
  const file = 'content/guides/mistake.mdx';
  const { body, problems } = readFrontMatter(text, file);
  const compiled = await compileBody(body, file, 'mdx');
  const prose = readProse(text, file);
  const linted = prose?.tree ? lintPage({ ...prose, tree: prose.tree }) : [];
  return withoutConsequences(sortProblems([...problems, ...compiled.problems, ...linted]));
}

const mistakes: Mistake[] = [
  // Admonitions
  [
    ':::note Title\n\nText.\n\n:::',
    '6:1 warning',
    '":::note" doesn\'t open an admonition here.',
    'Write the title in brackets:  :::note[Title]',
  ],
  [
    '::: tip\n\nText.\n\n:::',
    '6:1 warning',
    '":::tip" doesn\'t open an admonition here.',
    'Write  :::tip  without spaces, with an empty line above it.',
  ],
  [
    ':::caution\n\nText.\n\n:::',
    '6:1 error',
    '":::caution" is not a kind of admonition.',
    'Did you mean :::warning?',
  ],
  [
    ':::tip\n\nText.\n\n:::\n\n:::',
    '12:1 warning',
    "This ::: doesn't close an admonition.",
    'Remove it. To nest admonitions, give the outer one four colons.',
  ],
  [
    ':::note\n\nText.',
    '6:1 error',
    '":::note" is never closed.',
    'Write ::: on a line of its own after its last paragraph. To nest admonitions, give the outer one four colons.',
  ],
  [
    ':::note\n\nText.\n\n:::tip\n\nText.\n\n:::',
    '6:1 error',
    '":::note" is never closed.',
    'Write ::: on a line of its own after its last paragraph. To nest admonitions, give the outer one four colons.',
  ],
  [
    '{/* A comment\n\nText.\n\n{/* Another */}',
    '6:1 warning',
    'This comment ends at the end of the next one.',
    'Write  */}  after its last word.',
  ],
  [
    '$$\nx = 1\n\nText.\n\n$$\ny = 2\n$$',
    '6:1 error',
    'This formula is never closed.',
    'Write $$ on a line of its own after it.',
  ],
  [
    '```ts\nconst a = 1;\n\nText.\n\n```ts\nconst b = 2;\n```',
    '6:1 warning',
    'This code block ends at the end of the next one.',
    'Write ``` on a line of its own after its last line of code.',
  ],
  [
    '> [!CAUTION]\n> Text.',
    '6:3 warning',
    '"[!CAUTION]" isn\'t an admonition.',
    'Write  :::danger  above the text and  :::  below it, without the >.',
  ],
  [
    '{/* A comment\n\nText.',
    '6:1 error',
    'This comment is never closed.',
    'Write  */}  after its last word.',
  ],
  ['!!! note', '6:1 warning', '"!!! note" isn\'t an admonition.', 'Write  :::note  and  :::'],
  // Text
  [
    'See [fees][costs].',
    '6:10 warning',
    'The page doesn\'t define the link target "costs".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    'See [fees][].',
    '6:10 warning',
    'The page doesn\'t define the link target "fees".',
    'Write the address in parentheses:  [words](/concepts/streaming)',
  ],
  [
    'See [[fees]].',
    '6:5 warning',
    '"[[fees]]" is neither a link nor a picture.',
    'Write  [words](/concepts/streaming)',
  ],
  [
    'See ![[nft.png]].',
    '6:5 warning',
    '"![[nft.png]]" is neither a link nor a picture.',
    'Write  ![what it shows](/images/…)',
  ],
  ['[[toc]]', '6:1 warning', '"[[toc]]" has no effect.', 'Remove it: each page gets a list of its contents.'],
  [
    'A :rocket: start.',
    '6:3 warning',
    '":rocket:" doesn\'t become a picture.',
    'Remove it, or say it in words.',
  ],
  [
    'Text.\n\n    const a = 1;',
    '8:5 warning',
    "Indented text doesn't become code.",
    'Write ``` and a language above the code, and ``` below it.',
  ],
  [
    '~~~ts\nconst a = 1;\n```',
    '6:1 warning',
    'This code block is never closed.',
    'Write ~~~ on a line of its own after the last line of code.',
  ],
  [
    'See (fees)[/concepts/fees].',
    '6:5 warning',
    'The brackets of this link are the wrong way around.',
    'Write  [fees](/concepts/fees)',
  ],
  [
    'See [fees](/concepts/my fees).',
    '6:5 warning',
    'A link can\'t lead to "/concepts/my fees", because it contains a space.',
    'Write  [fees](/concepts/my-fees)',
  ],
  [
    '![A stream](C:/Users/me/My stream.png)',
    '6:1 warning',
    'A link can\'t lead to "C:/Users/me/My stream.png", because it contains a space.',
    'Write  ![A stream](/images/my-stream.png)',
  ],
  [
    'See [fees](/concepts/fees “Fees”).',
    '6:5 warning',
    'Curly quotes around its title break this link.',
    'Write  [fees](/concepts/fees "Fees")',
  ],
  [
    'The value is a &unknown; one.',
    '6:16 warning',
    '"&unknown;" isn\'t the name of a character.',
    'Write the character itself, or \\& for an ampersand.',
  ],
  [
    'This is ==important== text.',
    '6:9 warning',
    '"==important==" doesn\'t mark text.',
    'Write  **important**',
  ],
  [
    'See [fees] (/concepts/fees).',
    '6:5 warning',
    'This link has a space between its words and its address.',
    'Write  [fees](/concepts/fees)',
  ],
  [
    '[](/concepts/fees)',
    '6:1 warning',
    'This link has no words.',
    'Name the page:  [its title](/concepts/fees)',
  ],
  [
    'A claim[^gas].',
    '6:8 warning',
    'The page has no footnote "gas".',
    'Write below the paragraph:  [^gas]: The text of the footnote.',
  ],
  [
    'A **bold word.',
    '6:3 warning',
    "This ** doesn't make text bold.",
    'Write **bold**, with both marks and no space inside them, or \\*\\* for two asterisks.',
  ],
  [
    'A `code word.',
    '6:3 warning',
    'This backtick has no counterpart.',
    'Write `code`, with both marks in one paragraph.',
  ],
  [
    'It costs $5 and then $10.',
    '6:10 warning',
    'The text between two dollar signs becomes a formula: "5 and then".',
    'Write \\$ for a dollar sign.',
  ],
  [
    '```ts\nconst a = 1;',
    '6:1 warning',
    'This code block is never closed.',
    'Write ``` on a line of its own after the last line of code.',
  ],
  [
    '[^gas] The gas.',
    '6:1 warning',
    'The footnote "gas" has no colon.',
    'Write  [^gas]: The text of the footnote.',
  ],
  ['It is \\(a = b\\).', '6:7 warning', '"\\(a = b\\)" doesn\'t become a formula.', 'Write  $a = b$'],
  [
    'It is 2^10^.',
    '6:8 warning',
    '"^10^" doesn\'t become a superscript.',
    'Write a formula, such as  $10^{10}$',
  ],
  ['TODO: Say more.', '6:1 warning', '"TODO" marks unfinished text.', 'Write what is missing, or remove it.'],
  [
    'It costs $5-$10.',
    '6:10 warning',
    'The text between two dollar signs becomes a formula: "5-".',
    'Write \\$ for a dollar sign.',
  ],
  [
    '**Note:** This.',
    '6:1 warning',
    '"**Note:**" isn\'t an admonition.',
    'Write  :::note  above the text and  :::  below it.',
  ],
  // Text that Markdown changes
  [
    'It calls __init__ first.',
    '6:10 warning',
    'The underscores around "init" disappear and make it bold.',
    'Put code between backticks, and write  **bold**  for bold text.',
  ],
  [
    '1. One\n2. Two\n4. Four',
    '6:1 warning',
    'The number 4 becomes 3, because lists are numbered consecutively.',
    'Number the items from 1 to 3.',
  ],
  [
    '[fees]: /concepts/fees',
    '6:1 warning',
    'This line disappears: it defines the link target "fees", which no link has.',
    'Write  [fees](/concepts/fees)  where the link belongs, or delete the line.',
  ],
  [
    'It costs 2*3*4 tokens.',
    '6:11 warning',
    'The asterisks around "3" disappear and make it italic.',
    'Write × for a multiplication, \\* for an asterisk, or put it between backticks.',
  ],
  [
    'It takes 5~10 minutes or 20~30.',
    '6:11 warning',
    'The tildes around "10 minutes or 20" disappear and strike it out.',
    'Write an en dash for a range, "about" for an estimate, and a formula for a subscript:  $H_2$',
  ],
  [
    '2025. The first release.',
    '6:1 warning',
    '"2025." at the beginning of a paragraph makes it a list.',
    'Begin with another word, such as  In 2025,',
  ],
  ['$$\na + b', '6:1 warning', 'This formula is never closed.', 'Write $$ on a line of its own after it.'],
  [
    ':::note\n\n1. Run it.\n\n       npm start\n\n:::',
    '10:8 warning',
    "Indented text doesn't become code.",
    'Write ``` and a language above the code, and ``` below it.',
  ],
  // Code
  [
    '```bash\n$ npm start\n```',
    '7:1 warning',
    'A command begins with a prompt, which readers would copy.',
    'Remove the prompt. Show output in a fence of its own.',
  ],
  [
    "```bash\necho 'a b' it's\n```",
    '7:14 warning',
    "The quote ' is never closed, so the shell waits for more.",
    'Close it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```bash\ncast call 0x1 \\ \n  --rpc-url a\n```',
    '7:15 warning',
    'A space after the backslash ends the command here.',
    'Remove the space.',
  ],
  [
    '```bash\ncast call 0x1 \\\n\n  --rpc-url a\n```',
    '7:15 warning',
    'The command continues after this backslash, but the next line is empty.',
    'Remove the backslash or the empty line.',
  ],
  [
    '```bash\nnpm test –silent\n```',
    '7:10 warning',
    'A dash that editors insert is in place of the hyphens of an option.',
    'Write  --  and the name of the option, or  -  and its letter.',
  ],
  [
    '```bash\ncurl https://a.test/b.\n```',
    '7:22 warning',
    'The address in this command ends with punctuation.',
    'Remove it.',
  ],
  [
    '- List\n\n  ```ts\n  const a = 1;\n  const b = “x”;\n  ```',
    '10:13 warning',
    'Code contains a curly quote: “',
    'Write " instead.',
  ],
  [
    '```ts\nconst\u00A0a = 1;\n```',
    '7:6 warning',
    'Code contains a space that compilers and shells refuse.',
    'Replace it with a plain space.',
  ],
  [
    '```solidity\naddress а1 = msg.sender;\n```',
    '7:9 warning',
    '"а1" contains a letter that only looks like a Latin one: а',
    'Type the word again.',
  ],
  [
    '```ts\nconst a = {;\n```',
    '7:12 warning',
    'This isn\'t valid TypeScript: Expected identifier but found ";".',
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```json\n{ "a": 1, }\n```',
    '7:11 warning',
    "This isn't valid JSON: property name expected.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```yaml\na: [1\nb: 2\n```',
    '8:1 warning',
    "This isn't valid YAML: missed comma between flow collection entries.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```graphql\n{ streams { id }\n```',
    '7:17 warning',
    "This isn't valid GraphQL: Expected Name, found <EOF>.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```solidity\ncontract A {\n  uint256 public amount\n}\n```',
    '9:1 warning',
    "This isn't valid Solidity: Expected ';' but got '}'.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```bash\nif true; then\n  cast send a\ndone\n```',
    '9:1 warning',
    "This isn't valid shell: syntax error near unexpected token `done'.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```solidity\ncontract A { function b() external { }\n```',
    '7:12 warning',
    "This isn't valid Solidity: { is never closed.",
    'Correct it. For a part of a file, write  excerpt  after the language of the fence.',
  ],
  [
    '```ts\n<<<<<<< HEAD\nconst a = 1;\n```',
    '7:1 warning',
    'A merge conflict is unresolved.',
    'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
  ],
  [
    '```ts\nconst a = 1; // [!code focus]\n```',
    '7:14 warning',
    '"[!code focus]" doesn\'t mark a line.',
    'Write the numbers of the lines in braces after the language:  ```ts {2,4-6}',
  ],
  [
    '```ts [vault.ts]\nconst a = 1;\n```',
    '6:1 error',
    '"[vault.ts]" means nothing on a code fence.',
    'Write  title="vault.ts"',
  ],
  [
    'Call `withdr\u0430w`.',
    '6:6 warning',
    '"withdr\u0430w" contains a letter that only looks like a Latin one: \u0430',
    'Type the word again.',
  ],
  // Tables
  [
    '| a | b |\n| - |\n| 1 | 2 |',
    '6:1 warning',
    'The header of this table has 2 cells, and the row of dashes below it has 1.',
    'Write below the header:  | --- | --- |',
  ],
  [
    '| a | b |\n| 1 | 2 |',
    '6:1 warning',
    'This table has no row of dashes below its header.',
    'Write below the header:  | --- | --- |',
  ],
  [
    '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
    '8:1 warning',
    'This row has 3 cells, and the header of the table has 2.',
    'Write \\| for a bar that belongs to the text.',
  ],
  [
    '| a | b |\n| - | - |\n| 1 |',
    '8:1 warning',
    'This row has 1 cell, and the header of the table has 2.',
    'Leave a cell empty between two bars:  | |',
  ],
  // Components
  [
    '<Card title=Streaming href="/a">b</Card>',
    '6:13 error',
    'The value of "title" has no quotes.',
    'Write  title="Streaming"',
  ],
  [
    '<Card title=“Streaming” href="/a">b</Card>',
    '6:13 error',
    'The value of "title" has no quotes.',
    'Write  title="Streaming"',
  ],
  [
    '<Card title="Streaming href="/a">b</Card>',
    '6:13 error',
    'The value of "title" has no closing quote.',
    'Write " after its last word.',
  ],
  [
    '<Tabs>\n<Tab label="npm">\n\na\n\n</Tabs>',
    '7:1 error',
    "<Tab> isn't closed before </Tabs>.",
    'Write  </Tab>  after its content.',
  ],
  [
    'If a<b then.',
    '6:12 error',
    '"<b" is read as a tag.',
    'Put a space on each side of <, or put the code between backticks.',
  ],
  ['<img src="a.png">', '6:1 error', "Pages can't contain <img>.", 'Write  ![what it shows](/images/…)'],
  ['<Tabs>\n<Tab>\n\na\n\n</Tab>\n</Tabs>', '7:1 error', 'A <Tab> has no label.', 'Write  <Tab label="npm">'],
  [
    '<Tab label="a">\n\na\n\n</Tab>',
    '6:1 error',
    'A <Tab> is outside of <Tabs>.',
    'Put <Tabs> and </Tabs> around it.',
  ],
  [
    '<Tabs>\n\na\n\n</Tabs>',
    '6:1 error',
    'A <Tabs> has no <Tab>.',
    'Write in it:  <Tab label="npm"> … </Tab>',
  ],
  [
    '<Tabs group="a">\n<Tab label="npm">\n\na\n\n</Tab>\n</Tabs>',
    '6:1 error',
    'These tabs have a single <Tab>.',
    'Add another one, or remove <Tabs> and <Tab>.',
  ],
  [
    '<Tabs group="a">\n<Tab label="npm">\n\na\n\n</Tab>\n<Tab label="NPM">\n\nb\n\n</Tab>\n</Tabs>',
    '6:1 error',
    'Two tabs have the label "NPM".',
    'Give each its own label.',
  ],
  [
    '<Steps>\n\n- Text.\n\n</Steps>',
    '6:1 error',
    'The list in <Steps> has bullets.',
    'Number its items:  1. The first step',
  ],
  [
    '<Callout>\n\nText.\n\n</Callout>',
    '6:1 error',
    '<Callout> is not a component that pages can use.',
    'Write  :::note  above the text and  :::  below it.',
  ],
  [
    '<Cards>\n<Card href="/a">b</Card>\n</Cards>',
    '7:1 error',
    'A <Card> has no title.',
    'Write  <Card title="Streaming" href="/concepts/streaming">',
  ],
  [
    '<Steps>\n\nText.\n\n</Steps>',
    '6:1 error',
    'A <Steps> has no list.',
    'Write in it, between empty lines:  1. The first step',
  ],
  [
    '<details>\n\nText.\n\n</details>',
    '6:1 error',
    'A <details> has no <summary>.',
    'Write in it:  <summary>What is inside</summary>',
  ],
  [
    '<TabItem value="a">b</TabItem>',
    '6:1 error',
    '<TabItem> is not a component that pages can use.',
    'Write  <Tab label="…">',
  ],
  // Headings and pictures
  ['##Fees', '6:1 warning', '"##Fees" isn\'t a heading.', 'Put a space after ##:  ## Fees'],
  [
    '## Fees\n\n## Fees',
    '8:1 warning',
    'Line 6 has the same heading.',
    'Reword one of them: links and readers need to tell them apart.',
  ],
  [
    '## A\n\n### B\n\n#### C',
    '10:1 warning',
    "A heading with #### isn't in the contents list.",
    'Use ## and ### only.',
  ],
  ['##', '6:1 warning', 'This heading is empty.', 'Write its words, or remove it.'],
  [
    'Text\n---',
    '6:1 warning',
    'The --- below this text makes it a heading.',
    'Write  ## Text  for a heading. For a line, leave an empty line above it.',
  ],
  [
    '![stream.svg](/images/stream-nft.svg)',
    '6:1 warning',
    'The text alternative "stream.svg" is the name of a file.',
    'Say what the picture shows.',
  ],
  [
    `![A stream](data:image/png;base64,${'A'.repeat(1000)})`,
    '6:1 error',
    'A picture is pasted into the text.',
    'Save the picture in public/images/ and write  ![what it shows](/images/….png)',
  ],
  [
    '![A stream](/images/Stream-NFT.svg)',
    '6:1 error',
    'There is no image /images/Stream-NFT.svg.',
    'Write /images/stream-nft.svg.',
  ],
  [
    '![A stream](public\\images\\stream-nft.svg)',
    '6:1 error',
    'There is no image public\\images\\stream-nft.svg.',
    'Write /images/stream-nft.svg.',
  ],
  [
    '![Screenshot](/images/stream-nft.svg)',
    '6:1 warning',
    'The text alternative "Screenshot" doesn\'t say what the picture shows.',
    'Describe its content to a reader who can’t see it.',
  ],
  // Syntax
  [
    '<Card title=\'A href="/concepts/fees">\n\nText.\n\n</Card>',
    '6:13 error',
    'The value of "title" has no closing quote.',
    "Write ' after its last word.",
  ],
  [
    '<Card title="A" href="/concepts/fees"\n\nText.\n\n</Card>',
    '6:1 error',
    "The tag <Card> isn't closed.",
    'Write > after its last attribute, or /> if it contains nothing.',
  ],
  [
    '<Card title={`A} href="/concepts/fees">\n\nText.\n\n</Card>',
    '6:15 error',
    'The value of "title" can\'t be read.',
    'Write  title="…"',
  ],
  [
    '{{#include a.md}}',
    '6:3 error',
    "Pages can't contain tags between {{ and }}.",
    'docs/page-syntax.md shows the form of each block, such as  :::note  above the text and  :::  below it.',
  ],
  [
    'See [fees](/concepts/fees now.',
    '6:5 warning',
    'The address of this link is never closed.',
    'Write  [fees](/concepts/fees)',
  ],
  [
    '::note\n\nText.',
    '6:1 warning',
    '"::note" isn\'t an admonition.',
    'Write  :::note  above the text and  :::  below it.',
  ],
  [
    '::: code-group\n\nText.\n\n:::',
    '6:1 warning',
    '":::code-group" doesn\'t open an admonition here.',
    'Write  <Tabs>  with a  <Tab label="…">  around each fence.',
  ],
  [
    '=== "npm"',
    '6:1 warning',
    "'=== \"npm\"' doesn't begin a tab.",
    'Write  <Tabs>  with a  <Tab label="npm">  around the text.',
  ],
  ['.. note::', '6:1 warning', '".. note::" isn\'t an admonition.', 'Write  :::note  and  :::'],
  [
    '```ts:a.ts\nconst a = 1;\n```',
    '6:1 error',
    '"ts:a.ts" is not a language that we highlight.',
    'Write  ```ts title="a.ts"',
  ],
  [
    '```ts{1}\nconst a = 1;\n```',
    '6:1 error',
    '"ts{1}" is not a language that we highlight.',
    'Write  ```ts {1}',
  ],
  [
    '```ts filename="a.ts"\nconst a = 1;\n```',
    '6:1 error',
    '"filename="a.ts"" means nothing on a code fence.',
    'Write  title="a.ts"',
  ],
  [
    `\`\`\`text\n0x${'1'.repeat(38)}а1\n\`\`\``,
    '7:41 warning',
    `"0x${'1'.repeat(38)}а1" contains a letter that only looks like a Latin one: а`,
    'Type the word again.',
  ],
  ['Call `f(“a”)`.', '6:6 warning', 'Code contains a curly quote: “', 'Write " instead.'],
  [
    'Use `cast send –rpc-url`.',
    '6:5 warning',
    'A dash that editors insert is in place of the hyphens of an option.',
    'Write  --  and the name of the option, or  -  and its letter.',
  ],
  [
    '```bash\nuser@host:~$ npm install\n```',
    '7:1 warning',
    'A command begins with a prompt, which readers would copy.',
    'Remove the prompt. Show output in a fence of its own.',
  ],
  ['<!-- later -->', '6:2 error', "Pages can't contain HTML comments.", 'Write  {/* … */}'],
  ['A line<br>break', '6:7 error', 'The tag <br> has no slash.', 'Write  <br />'],
  [
    'See <https://sablier.com>.',
    '6:12 error',
    "Pages can't contain an address between < and >: https://sablier.com",
    'Write  [what it is](https://sablier.com)  or the address alone.',
  ],
  [
    'Set <YOUR_API_KEY> first.',
    '6:5 error',
    '"<YOUR_API_KEY>" is read as a tag.',
    'Put the code that contains it between backticks, as in  `<YOUR_API_KEY>`',
  ],
  [
    'It returns an Array<number> here.',
    '6:20 error',
    '"<number>" is read as a tag.',
    'Put the code that contains it between backticks, as in  `Array<number>`',
  ],
  [
    '{% hint style="info" %}\nText.\n{% endhint %}',
    '6:2 error',
    "Pages can't contain tags between {% and %}.",
    'docs/page-syntax.md shows the form of each block, such as  :::note  above the text and  :::  below it.',
  ],
  ['## Fees {#fees}', '6:10 error', 'The anchor "fees" is between braces.', 'Write  [#fees]'],
  [
    'Text\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main',
    '8:1 error',
    'A merge conflict is unresolved.',
    'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
  ],
];

test.each(mistakes)('%j is reported with its place and its fix', async (written, place, what, fix) => {
  expect(say(await check(`${head}${written}\n`))).toEqual([place, what, fix]);
});

test.each<Mistake>([
  ['---\ntitle: A\ntitle: B\n---\n', '3:1 error', '"title" is here twice.', 'Keep one of the two lines.'],
  [
    '---\ntitle: Fees # and gas\n---\n',
    '2:1 error',
    '"title" ends before " #", which begins a comment.',
    'Put it in quotes:  title: "Fees # and gas"',
  ],
  [
    '---\ntitle: 2025-01-01\n---\n',
    '2:1 error',
    '"title" is not text, because YAML gives 2025-01-01 another meaning.',
    'Put it in quotes:  title: "2025-01-01"',
  ],
  [
    '---\ntitle: The `withdraw` function\n---\n',
    '1:1 error',
    '"description" is missing.',
    'Write one sentence of 50 to 160 characters that describes the page:  description: "…"',
  ],
  [
    `---\ntitle: The \`withdraw\` function\n${head.split('\n')[2]}\n---\n`,
    '2:1 error',
    '"title" contains Markdown, which readers would see.',
    'Write plain words: no backticks, asterisks, backslashes, tags, or links.',
  ],
  [
    '---\ntitle: @sablier\n---\n',
    '2:8 error',
    "In YAML, a value can't begin with @",
    'Put it in quotes:  title: "@sablier"',
  ],
  [
    '---\ntitle: [Draft] Fees\n---\n',
    '2:8 error',
    'In YAML, [ begins a list of values.',
    'Put it in quotes:  title: "[Draft] Fees"',
  ],
  [
    '---\ntitle: "Fees\ndescription: Text.\n---\n',
    '2:8 error',
    'The quote before "Fees" isn\'t closed.',
    'End the value with "',
  ],
  [
    '---\ntitle: Fees: an overview\n---\n',
    '2:8 error',
    'In YAML, a colon separates a field from its value.',
    'Put it in quotes:  title: "Fees: an overview"',
  ],
  [
    '---\ntitle: A\nmovedAnchors:\n\ta: b\n---\n',
    '4:1 error',
    'YAML allows no tab at the beginning of a line.',
    'Write two spaces.',
  ],
  [
    '---\ntitle: A\n\nText.\n',
    '3:1 error',
    'The front matter is never closed.',
    'Write --- on a line of its own after the last field.',
  ],
  [
    '---\n title: A\ndescription: B\n---\n',
    '2:2 error',
    '"title" is indented.',
    'Remove the spaces before it.',
  ],
  ['---\ntitle A\ndescription: B\n---\n', '2:1 error', 'There is no colon after "title".', 'Write  title: A'],
  [
    '---\ntitle:A\ndescription: B\n---\n',
    '2:1 error',
    'There is no space after "title:".',
    'Write  title: A',
  ],
  [
    '---\ntitle: - A\n---\n',
    '2:8 error',
    "In YAML, a value can't begin with -",
    'Put it in quotes:  title: "- A"',
  ],
  [
    '---\ntitle: A\nkeywords: [one, two #three]\n---\n',
    '3:11 error',
    '" #" begins a comment, so the list is never closed.',
    'Put the word that contains # in quotes.',
  ],
  [
    '---\ntitle: A\nkeywords:\n  - fees #gas\n---\n',
    '4:1 error',
    'This line ends before " #", which begins a comment.',
    'Put the value that contains # in quotes, or delete the comment.',
  ],
  [
    '---\ntitle: "A\\d"\n---\n',
    '2:11 error',
    'Between double quotes, a backslash begins the name of another character.',
    'Write \\\\ for a backslash.',
  ],
  ...['movedAnchors:\n  1e3: top', 'movedAnchors:\n  old: 1e3', 'keywords: [1e3]', 'keywords:\n  - 1e3'].map(
    (field): Mistake => [
      `---\ntitle: A\n${field}\n---\n`,
      `${field.split('\n').length + 2}:1 error`,
      'YAML gives 1e3 another meaning.',
      'Put it in quotes:  "1e3"',
    ],
  ),
  [
    '----\ntitle: A\n----\n',
    '1:1 error',
    'The front matter begins with "----".',
    'Write --- alone on the first line, and below the last field.',
  ],
  [
    '\n---\ntitle: A\n---\n\nText.\n',
    '1:1 error',
    "The front matter doesn't begin on the first line.",
    'Remove the empty lines above ---.',
  ],
])('the front matter %j is reported with its place and its fix', async (text, place, what, fix) => {
  expect(say(await check(text))).toEqual([place, what, fix]);
});

test('nested admonitions, amounts, escapes, and code are no mistakes', async () => {
  const text = [
    '::::note\n\n:::tip\n\nAt 10:30.\n\n:::\n\n::::',
    'R&D, AT&amp;T, \\&unknown;, `&unknown;`, from \\$5 to \\$10, \\*\\*, `**`, `##Fees`, $S(t) = r \\cdot t$, and $x$.',
    '```mdx\n:::note Title\n[^x]\n```',
    '| a | b |\n| - | - |\n| 1 | a \\| b |\n| | 2 |',
    'See [fees][costs][^1].\n\n[costs]: /concepts/fees\n\n[^1]: A note.',
  ].join('\n\n');
  expect(await check(`${head}${text}\n`)).toEqual([]);
  const parts = [
    '```solidity excerpt\nfunction a() {\n```',
    '```ts\nconst a = 1; // [!code --]\nconst a = 2; // [!code ++]\n```',
    '2 \\* 3 \\* 4, a *b* c, ~~gone~~, and `2*3*4`.',
    'In 2025, it was.',
    ':::note[A label]\n\nText.\n\n:::',
  ];
  for (const part of parts) expect(await check(`${head}${part}\n`), part).toEqual([]);
});

test.each([
  ['> [!NOTE]\n> Text.', 'admonitions'],
  ['!!! note', 'admonitions'],
  ['See ![[nft.png]].', 'markdown'],
  ['| a | b |\n| - | - |\n| 1 | `x|y` |', 'tables'],
])('%j is reported once', async (written, rule) => {
  const text = `${head}${written}\n`;
  const prose = readProse(text, 'content/guides/mistake.mdx');
  const words = prose ? checkWords(prose) : [];
  expect([...(await check(text)), ...words].map((problem) => problem.rule)).toEqual([rule]);
});

test('a page is not blamed for a package that is missing', () => {
  const error = new Error("Cannot find module 'katex'");
  expect(toSyntaxProblem(error, 'Text.\n', 'content/guides/a.mdx').fix).toBe(
    'The page may be correct. Install the packages again:  npm ci',
  );
});

test('a page whose end is in something that is never closed is not blamed for its end', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, fix: '' };
  const formula: Problem = { ...at, level: 'error', rule: 'formulas', what: 'This formula is never closed.' };
  const end: Problem = { ...at, level: 'warning', rule: 'closing', what: 'The last section is missing.' };
  expect(withoutConsequences([formula, end])).toEqual([formula]);
  expect(withoutConsequences([end])).toEqual([end]);
});

test('of a file in another encoding, only that is reported', () => {
  const bytes = Buffer.from(`\uFEFF${head}Text.`, 'utf16le');
  const content = { file: 'content/guides/mistake.mdx', bytes };
  const { problems } = readFrontMatter(bytes.toString(), content.file);
  expect(problems.length).toBeGreaterThan(0);
  expect(withoutConsequences([...problems, ...checkContentFile(content)]).map(({ what }) => what)).toEqual([
    "This character isn't encoded in UTF-8.",
  ]);
});

test('what a wrong character breaks is not reported beside it, and an error stays one', () => {
  const at = (line: number, rule: Problem['rule'], level: Problem['level'] = 'warning'): Problem => ({
    ...{ file: 'content/guides/a.mdx', line, column: 1, level, rule, what: `${line} ${rule}`, fix: '' },
  });
  const found = [
    at(1, 'front-matter', 'error'),
    at(2, 'characters'),
    at(9, 'characters'),
    at(9, 'spelling'),
    at(10, 'spelling'),
  ];
  expect(withoutConsequences(found)).toEqual([at(2, 'characters', 'error'), found[2], found[4]]);
});

test('a page that shows a broken query is not blamed for it', () => {
  const at = { line: 1, column: 1, level: 'error', what: '', fix: '' } as const;
  const query: Problem = { ...at, file: 'content/samples/api/a.graphql', rule: 'queries' };
  const page: Problem = { ...at, file: 'content/api/a.mdx', rule: 'syntax' };
  expect(withoutConsequences([query, page])).toEqual([query]);
  expect(withoutConsequences([page, { ...query, level: 'warning' }])).toContainEqual(page);
});

test('a mistake is reported once, and the size of a pasted picture not at all', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, fix: '' };
  const error: Problem = {
    ...at,
    level: 'error',
    rule: 'images',
    what: 'A picture is pasted into the text.',
  };
  const size: Problem = { ...at, level: 'warning', rule: 'files', what: 'The page has 617 KB.' };
  expect(withoutConsequences([error, { ...error, level: 'warning' }, size])).toEqual([error]);
});

test('a link that no browser follows is reported once', () => {
  const at = { file: 'content/guides/a.mdx', line: 1, column: 1, what: '', fix: '' };
  const link: Problem = { ...at, level: 'error', rule: 'links' };
  const address: Problem = { ...at, level: 'warning', rule: 'addresses' };
  expect(withoutConsequences([link, address])).toEqual([link]);
  expect(withoutConsequences([link, { ...address, line: 2 }])).toHaveLength(2);
});

const kilobyte = Buffer.alloc(1000, 'a');
const file = (name: string, ...parts: (string | Uint8Array)[]): ContentFile => ({
  file: name,
  bytes: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

test.each<[ContentFile, ...string[]]>([
  [
    file('content/guides/My Page.mdx', 'Text'),
    '1:1 warning',
    'The address of a page has only lowercase letters, digits, and hyphens.',
    'Rename the file to content/guides/my-page.mdx.',
  ],
  [
    file('content/guides/page.markdown', 'Text'),
    '1:1 warning',
    "The file isn't shown: it's not a page.",
    'Rename it to content/guides/page.mdx, or move it.',
  ],
  [
    file('content/guides/picture.png', ''),
    '1:1 warning',
    "A picture isn't shown from this folder.",
    'Move it to public/images/picture.png.',
  ],
  [
    file('content/guides/a.mdx', ...Array(201).fill(kilobyte)),
    '1:1 warning',
    'The page has 201 KB; the limit is 200 KB.',
    'Split it into several pages.',
  ],
  [
    file('content/guides/a.mdx', 'Text\n\nShow one complete example.\n'),
    '3:1 warning',
    'This is still the template: "Show one complete example."',
    'Write your own text.',
  ],
  [
    file('content/guides/a.mdx', 'A zero\u200Bwidth space'),
    '1:7 warning',
    'There is an invisible character: U+200B (zero-width space).',
    'Delete it.',
  ],
  [
    file('content/samples/a.sol', 'uint256 a;\n// \u202Eb'),
    '2:4 warning',
    'There is an invisible character: U+202E (right-to-left override).',
    'Delete it.',
  ],
  [
    file('content/guides/a.mdx', 'Text\n\n-\u00A0One'),
    '3:2 warning',
    'There is an invisible character: U+00A0 (no-break space).',
    'Replace it with a plain space.',
  ],
  [
    file('content/guides/a.mdx', '---\ntitle:\u00A0A'),
    '2:7 warning',
    'There is an invisible character: U+00A0 (no-break space).',
    'Replace it with a plain space.',
  ],
  [
    file('content/guides/a.mdx', '```\u00A0ts\n```'),
    '1:4 warning',
    'There is an invisible character: U+00A0 (no-break space).',
    'Replace it with a plain space.',
  ],
  [
    file('content/samples/a.sh', 'curl -H "Authorization: Bearer 9aa3d95b3bc440fa88ea12ea"\n'),
    '1:32 error',
    'This looks like the key of a service: 9aa3d9…',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file('content/samples/a.sh', 'export ETHERSCAN_API_KEY=ZKJ6RJ4BQ6Q5D8ZJ4BQ6\n'),
    '1:26 error',
    'This looks like the key of a service: ZKJ6RJ…',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file(
      'content/samples/a.sh',
      `export MNEMONIC="${'legal winner thank year wave sausage '.repeat(2).trim()}"\n`,
    ),
    '1:18 error',
    'This looks like the words of a wallet: legal …',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file('content/guides/a.mdx', 'Caf\uFFFD'),
    '1:4 warning',
    'There is a character that was lost: U+FFFD (replacement character).',
    'Type the original one.',
  ],
  [
    file('content/guides/a.mdx', 'A\u0007'),
    '1:2 warning',
    'There is an invisible character: U+0007.',
    'Delete it.',
  ],
  [
    file('content/guides/a.mdx', '\uFEFF---'),
    '1:1 warning',
    'The file starts with a byte-order mark (U+FEFF).',
    'Save the file as UTF-8 without a byte-order mark.',
  ],
  [
    file('content/guides/a.mdx', 'Caf', Buffer.from([0xe9]), ' au lait'),
    '1:4 error',
    "This character isn't encoded in UTF-8.",
    'Save the file with the encoding UTF-8.',
  ],
  [
    file(
      'content/guides/a.mdx',
      'Use\n\n    0x1c9a7e5f3b2d4860718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8\n',
    ),
    '3:5 error',
    'This looks like a private key: 0x1c9a…',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file('content/samples/a.ts', "const url = 'https://rpc.test/?apikey=k3j9x8w7v6u5t4s3';\n"),
    '1:39 error',
    'This URL contains what looks like an API key: k3j9x8…',
    'Remove it, and revoke it if it was pushed. If it is public, say so next to it, as in  # public .',
  ],
  [
    file('content/samples/a.ts', 'const a = 1;\nconst b = “2”;\n'),
    '2:11 error',
    'Code contains a curly quote: “',
    'Write " instead.',
  ],
  [
    file('content/permalinks.txt', '/a\n<<<<<<< HEAD\n/b\n'),
    '2:1 error',
    'A merge conflict is unresolved.',
    'Keep one of the two versions, and delete the lines that start with <<<<<<<, =======, and >>>>>>>.',
  ],
  [
    file('content/snippets/A.mdx', '---\ntitle: A\n---\n\nText.\n'),
    '1:1 error',
    'A snippet has front matter, which readers would see.',
    'Remove it: the page that includes the snippet has its own.',
  ],
])('the file $file is reported with its place and its fix', (...[content, place, what, fix]) => {
  expect(say(checkContentFile(content))).toEqual([place, what, fix]);
});

test('values that are public or examples are no secrets, and texts and comments in code can contain any character', () => {
  const hash = '1c9a7e5f3b2d4860718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8';
  const texts = [
    `The transaction hash is 0x${hash}.`,
    `const proof = [\n  '0x${hash}',\n  '0x${hash}',\n];`,
    `| Index | Leaf |\n| :-- | :-- |\n| 0 | \`0x${hash}\` |\n| 1 | \`0x${hash}\` |`,
    `cast storage $A 0x${hash}`,
    `# public\nexport KEY=${hash}`,
    `0x${'ab'.repeat(32)}`,
    `MNEMONIC="${'test '.repeat(11)}junk"`,
    'const apiKey = process.env.ENVIO_API_KEY_1;',
    'https://rpc.test/?apikey=YOUR_API_KEY_123',
    `0xa1fb2bbc${hash}${hash}`,
  ];
  for (const text of texts) expect(checkContentFile(file('content/guides/a.mdx', text)), text).toEqual([]);
  const code = '// It’s “quoted”: а\nconst a = "It’s";\n';
  expect(checkContentFile(file('content/samples/a.ts', code))).toEqual([]);
});

/** Returns the beginning of a PNG file, with its size in pixels. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452'.padEnd(66, '0'), 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

test.each<[ContentFile, string, string]>([
  [
    file('public/images/unused.png', png(10, 10)),
    'No page shows the picture /images/unused.png.',
    'Write  ![What it shows](/images/unused.png)  on a page, or delete it.',
  ],
  [
    file('public/images/large.png', png(10, 10), ...Array(501).fill(kilobyte)),
    'The picture has 502 KB; the limit is 500 KB.',
    'Save it as WebP, or make it smaller.',
  ],
  [
    file('public/images/wide.png', png(2001, 10)),
    'The picture has 2001 by 10 pixels; the limit is 2000.',
    'Make it smaller: pages show it at most 700 pixels wide.',
  ],
])('the picture $file is reported with its fix', (picture, what, fix) => {
  const pages = [Buffer.from('![Large](/images/large.png) ![Wide](/images/wide.png)')];
  expect(say(checkPicture(picture, pages))).toEqual(['1:1 warning', what, fix]);
});

test('a file that is not UTF-8 is reported alone, without the words that its bytes break', () => {
  const file = 'content/guides/mistake.mdx';
  const encoding: Problem = {
    file,
    line: 6,
    column: 4,
    level: 'error',
    rule: 'characters',
    what: "This character isn't encoded in UTF-8.",
    fix: '',
  };
  const spelling: Problem = { ...encoding, level: 'warning', rule: 'spelling' };
  const elsewhere: Problem = { ...spelling, file: 'content/guides/other.mdx' };
  expect(withoutConsequences([encoding, spelling, elsewhere])).toEqual([encoding, elsewhere]);
});
