#!/usr/bin/env python3
"""A rival: every storefront asked from threads, standard library only. threads.py BASE JOBS CODES…"""
import json
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor

base, jobs, codes = sys.argv[1], int(sys.argv[2]), sys.argv[3:]


def version(code):
    try:
        with urllib.request.urlopen(f"{base}/lookup?bundleId=com.example.app&country={code}", timeout=10) as reply:
            results = json.load(reply)["results"]
            return results[0]["version"] if results else None
    except Exception as error:
        return str(error)


with ThreadPoolExecutor(jobs) as pool:
    for code, found in zip(codes, pool.map(version, codes)):
        print(f"{code}\t{found}")
