import fs from 'node:fs';
import { MDXRemote } from 'next-mdx-remote/rsc';

export default async function Page({ params }) {
  const file = `${process.env.BARE_CONTENT}/${(await params).slug.join('/')}.md`;
  return <MDXRemote source={fs.readFileSync(file, 'utf8')} options={{ parseFrontmatter: true }} />;
}
