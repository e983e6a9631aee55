import type { ContractDefinition } from 'solidity-ast';
import { required } from '@/lib/site/invariant';
import { buildItem } from './build-item';
import type { Compilation } from './compile-release';
import { toDocs } from './doc-text';
import { contractDocumentation, type NatSpec } from './documentation';
import { byKind, type Contract, type Docs, noDocs, type Piece, type ReleaseModel } from './model';
import { listPages, type Page } from './pages';
import { Program } from './program';
import { ReleaseContext } from './release-context';
import type { CompiledRelease } from './releases';

/** Builds the pages of a release from its compiled sources. */
export function buildRelease(release: CompiledRelease, compilation: Compilation): ReleaseModel {
  const program = new Program(compilation);
  const pages = listPages(program, release);
  const context = new ReleaseContext(program, pages);
  const contracts = pages.map((page) => buildContract(context, page, pages));
  return { release, contracts };
}

function buildContract(context: ReleaseContext, page: Page, pages: readonly Page[]): Contract {
  const path = page.file.slice(page.part.package.length + 1);
  return {
    slug: page.slug,
    kind: page.kind,
    name: page.name,
    group: page.group,
    part: page.part.label,
    source: {
      label: `${page.part.package} ${page.part.version}`,
      file: path,
      url: `${page.part.sourceBase}${path}`,
      published: {
        package: page.part.package,
        version: page.part.version,
        importPath: page.file,
        ...context.program.termsOf(page.file),
      },
    },
    docs: docsOf(context, page),
    inherits: (page.contract?.baseContracts ?? []).map(({ baseName }) =>
      context.toPiece(required(baseName.name), baseName.referencedDeclaration, page),
    ),
    inheritedBy: inheritorsOf(page, pages),
    items: page.members.map((member) => buildItem(context, page, member)).sort(byKind),
    ...(hasAbi(page) && { abi: context.program.abiOf(page.contract) }),
    addresses: [],
  };
}

/** A library's functions are internal. Its errors are in the ABIs of the contracts that use it. */
const hasAbi = (page: Page): page is Page & { contract: ContractDefinition } =>
  page.contract !== undefined && page.contract.contractKind !== 'library';

function docsOf(context: ReleaseContext, page: Page): Docs {
  if (!page.contract) return noDocs;
  const { notice, dev } = describing(context, page.contract);
  return toDocs(notice, dev, context.linkWriter(page, page.contract));
}

/** Returns the comment of a contract, with its interface's notice if the comment only refers to the interface. */
function describing({ program }: ReleaseContext, contract: ContractDefinition): NatSpec {
  const own = contractDocumentation(contract);
  const [, name] = /^See the documentation in \{(\w+)\}/.exec(own.notice) ?? [];
  const described = name ? program.lineage(contract).find((base) => base.name === name) : undefined;
  return described ? { ...own, notice: contractDocumentation(described).notice } : own;
}

const inheritorsOf = (page: Page, pages: readonly Page[]): Piece[] =>
  pages
    .filter(({ contract }) =>
      contract?.baseContracts.some(({ baseName }) => baseName.referencedDeclaration === page.contract?.id),
    )
    .map(({ name, slug }) => ({ text: name, href: `/${slug}` }));
