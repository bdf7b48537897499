#!/usr/bin/env python3
"""Checks a skill and packs it into one file by calling "metier validate" and "metier pack"."""

import argparse
import sys

# A cache folder beside the scripts would change the content, and with it the digest, of this skill.
sys.dont_write_bytecode = True

import _metier  # noqa: E402


def main():
    parser = argparse.ArgumentParser(
        description="Checks a skill and packs it into one file to hand over. A skill that is not valid is not packed.",
        epilog="example:\n  package_skill.py ./skills/release-notes --output dist\n\n" + _metier.EXIT_STATUS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("path", metavar="PATH", help="the skill's folder")
    parser.add_argument("--output", metavar="DIR", help="where the file goes (default: the current directory)")
    options = parser.parse_args()

    # Standard output is for the packed file's name, so that it can be used by the next command.
    status = _metier.run(["validate", "--severity=standard", "--", options.path], output=sys.stderr)
    if status != 0:
        print("%s was not packed." % options.path, file=sys.stderr)
        return status
    if not _metier.knows("pack"):
        return _metier.fail(
            "The skill is valid, but this version of metier cannot pack skills yet.",
            "Hand over the folder itself, or commit it to a repository, or install a newer metier.",
        )
    arguments = ["pack"]
    if options.output is not None:
        arguments.append("--output=" + options.output)
    return _metier.run(arguments + ["--", options.path])


if __name__ == "__main__":
    sys.exit(main())
