#!/usr/bin/env python3
"""Creates the folder of a new skill by calling "metier new"."""

import argparse
import sys

# A cache folder beside the scripts would change the content, and with it the digest, of this skill.
sys.dont_write_bytecode = True

import _metier  # noqa: E402


def main():
    parser = argparse.ArgumentParser(
        description='Creates the folder of a new skill, with a SKILL.md that is valid, by calling "metier new".',
        epilog="example:\n  init_skill.py release-notes --path ./skills --resources references,scripts\n\n"
        + _metier.EXIT_STATUS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", help="lower-case words joined by hyphens, at most 64 characters")
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--path", metavar="DIR", help="create the skill's folder inside DIR")
    place.add_argument("--scope", help="project, user, global, role:NAME, agent:NAME or room:ID (default: project)")
    parser.add_argument("--description", help="what the skill does and when to use it")
    parser.add_argument("--resources", metavar="LIST", help="any of scripts,references,assets")
    parser.add_argument("--author", help="goes to metadata.author")
    options = parser.parse_args()

    arguments = ["new"]
    for option in ("path", "scope", "description", "resources", "author"):
        value = getattr(options, option)
        if value is not None:
            # One word, so that a value which begins with a hyphen stays a value.
            arguments.append("--%s=%s" % (option, value))
    # Everything after the double hyphen is a name, whatever it looks like.
    return _metier.run(arguments + ["--", options.name])


if __name__ == "__main__":
    sys.exit(main())
